internal import StatefulTesting

/// What a worker gets from its parent: a job.
struct WorkerRequest: Codable {
    /// The name of the job's type.
    let name: String
    let job: RawBytes

    init(_ job: some Job) {
        name = "\(type(of: job))"
        self.job = RawBytes(job.encoded)
    }
}

/// What a worker says to its parent.
enum WorkerMessage: Codable {
    /// The output of a job, which ends it.
    case output(RawBytes)
    /// Something that happens while it works on a job.
    case event(RunEvent)
}
