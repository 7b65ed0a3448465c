/// What a list would do with what is dragged over it.
struct ListDropProposal {
    var operation: UIDropOperation
    var goesInto = false
    var proposal: UIDropProposal
}
