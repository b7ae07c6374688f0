/** Texts of a SharedReport. */
export interface SharedReportLabels {
  /** Badge. */
  readOnly: string
  /** Text beside the badge. */
  shared: string
  /** Title of a link that no longer works. */
  dead: string
  /** Description of a link that no longer works. */
  deadText: string
  /** Title of a link with a password. */
  needsPassword: string
  /** Description of a link with a password. */
  passwordFromSender: string
  /** Field. */
  password: string
  /** Button. */
  openReport: string
  /** Title of a failure. */
  notOpened: string
  /** Description of a failure without a message. */
  openFailed: string
  /** Title of a link with a password in another page. */
  notEmbeddable: string
  /** Link to the page of a link with a password. */
  openPage: string
}

/** English texts. */
export const sharedReportLabels: SharedReportLabels = {
  readOnly: 'Read only',
  shared: 'Shared report',
  dead: 'This link no longer works',
  deadText: 'It may have been revoked or copied incompletely. Ask the sender for a new one.',
  needsPassword: 'This report needs a password',
  passwordFromSender: 'You get it from the person who sent you the link.',
  password: 'Password',
  openReport: 'Open report',
  notOpened: 'Report not opened',
  openFailed: 'Check your connection and try again.',
  notEmbeddable: 'This report needs a password and can’t be embedded',
  openPage: 'Open the report on its page',
}
