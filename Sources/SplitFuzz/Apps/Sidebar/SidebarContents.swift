/// What the sidebar lists: groups, and the members of each.
enum SidebarContents {
    struct Group: Equatable {
        let name: String
        let members: [String]
    }

    static let groups = [
        Group(name: "Presenters", members: ["Ada", "Grace"]),
        Group(name: "Venues", members: ["Hall"]),
    ]
}
