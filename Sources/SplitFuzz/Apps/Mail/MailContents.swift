/// What the mail app lists: mailboxes, and the messages of each.
enum MailContents {
    struct Mailbox: Equatable {
        let name: String
        let messages: [String]
    }

    static let mailboxes = [
        Mailbox(name: "Inbox", messages: ["Welcome"]),
        Mailbox(name: "Sent", messages: []),
    ]
}
