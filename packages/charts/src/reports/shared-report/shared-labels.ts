/** English texts. */
export const sharedReportLabels = {
  /** Badge. */
  readOnly: 'Read only',
  /** Text beside the badge. */
  shared: 'Shared report',
  /** Title of a link that no longer works. */
  dead: 'This link no longer works',
  /** Description of a link that no longer works. */
  deadText: 'It may have been revoked or copied incompletely. Ask the sender for a new one.',
  /** Title of a link with a password. */
  needsPassword: 'This report needs a password',
  /** Description of a link with a password. */
  passwordFromSender: 'You get it from the person who sent you the link.',
  /** Field. */
  password: 'Password',
  /** Button. */
  openReport: 'Open report',
  /** Title of a failure. */
  notOpened: 'Report not opened',
  /** Description of a failure without a message. */
  openFailed: 'Check your connection and try again.',
  /** Title of a link with a password in another page. */
  notEmbeddable: 'This report needs a password and can’t be embedded',
  /** Link to the page of a link with a password. */
  openPage: 'Open the report on its page',
}

/** Texts of a SharedReport. */
export type SharedReportLabels = typeof sharedReportLabels
