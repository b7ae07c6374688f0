/** English texts of the form. */
export const formLabels = {
  allFixed: 'All fixed. Submit again',
  mended: 'Mended:',
  discard: 'Discard',
  save: 'Save',
  formKeys: 'Form',
  resendEmail: 'Resend email',
  useDifferentEmail: 'Use a different email',
  unsavedChanges: 'Unsaved changes',
  saved: 'Saved',
  loadTheirVersion: 'Load their version',
  overwriteMyVersion: 'Overwrite with my version',
  leaveQuestion: 'Leave without saving?',
  leaveHint: 'Your changes aren’t saved yet.',
  leave: 'Leave without saving',
  stay: 'Stay',
  emailSent: 'Email sent',
  emailNotSent: 'Email not sent',
  fieldsLeft: (count: number) => `${count} ${count === 1 ? 'field needs' : 'fields need'} attention`,
}

/** Texts of the form. */
export type FormLabels = typeof formLabels
