/** Something that was saved earlier can't be read: a fault of the service, never of the person. */
export class StoredDataError extends Error {
  override readonly name = 'StoredDataError'
  /** what the log names: where the value is and which field is wrong, not what it holds */
  readonly stored: {
    /** `table.column` */
    column: string
    /** the row: for form, resume and signature that of the submission */
    id: string
    schemaVersion: number
    /** path of the first field that is missing or wrong */
    field: string
  }

  constructor(stored: StoredDataError['stored']) {
    super(`${stored.column} of ${stored.id} (version ${stored.schemaVersion}) can’t be read: ${stored.field}`)
    this.stored = stored
  }
}
