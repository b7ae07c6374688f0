import { REPORT_FAILED } from '@placard/domain'

/** Texts of a ShareButton and its links. */
export interface ShareButtonLabels {
  /** Button. */
  share: string
  /** Title of the dialog. */
  title: string
  /** Description of the dialog. */
  description: string
  /** Title if the links cannot be loaded. */
  loadFailed: string
  /** Button after that error. */
  retry: string
  /** Text without links. */
  none: string
  /** Name of the list. */
  links: string
  /** Name of a link. */
  link: (number: number) => string
  /** Button. */
  create: string
  /** Announcement. */
  created: string
  /** Title if a link cannot be created or revoked. */
  failed: string
  /** Description of that error. */
  failedText: string
  /** Name of the copy button. */
  copy: (link: string) => string
  /** Link. */
  open: string
  /** Name of that link. */
  openInTab: (link: string) => string
  /** Button. */
  revoke: string
  /** Question before a link is revoked. */
  revokeQuestion: string
  /** Button that confirms it. */
  revokeLink: string
  /** Announcement. */
  revoked: string
  /** Text of a revoked link. */
  revokedText: string
  /** Age of a link, and its author if there is one. */
  createdBy: (age: string, author: string | undefined) => string
  /** Last use of a link. */
  lastOpened: (age: string) => string
  /** A link that was not used yet. */
  neverOpened: string
  /** Button that opens the form of websites; `count` is 0 without any. */
  sites: (count: number) => string
  /** Name of that button. */
  sitesOf: (link: string, count: number) => string
  /** Field of websites. */
  sitesField: string
  /** Hint of that field. */
  sitesHint: string
  /** Button of the form. */
  saveSites: string
  /** Button of the form. */
  cancel: string
  /** Announcement. */
  sitesSaved: string
  /** Error message of the form. */
  sitesFailed: string
}

/** English texts. */
export const shareButtonLabels: ShareButtonLabels = {
  share: 'Share',
  title: 'Share this report',
  description:
    'Anyone with the link can view this report without signing in. It opens on the current dates and time zone.',
  loadFailed: 'Couldn’t load the links',
  retry: 'Try again',
  none: 'No links yet. This report is private.',
  links: 'Active links',
  link: (number) => `link ${number}`,
  create: 'Create link',
  created: 'Link created',
  failed: REPORT_FAILED.title,
  failedText: REPORT_FAILED.text ?? '',
  copy: (link) => `Copy ${link}`,
  open: 'Open',
  openInTab: (link) => `Open ${link} in a new tab`,
  revoke: 'Revoke',
  revokeQuestion: 'Revoke link? It will stop working immediately.',
  revokeLink: 'Revoke link',
  revoked: 'Link revoked',
  revokedText: 'Link revoked. It no longer works.',
  createdBy: (age, author) => `Created ${age}${author ? ` by ${author}` : ''}`,
  lastOpened: (age) => `Last opened ${age}`,
  neverOpened: 'Never opened',
  sites: (count) => (count > 0 ? `Websites (${count})` : 'Websites'),
  sitesOf: (link, count) => `Websites of ${link}${count > 0 ? `: ${count}` : ''}`,
  sitesField: 'Websites that may embed this report',
  sitesHint: 'One address per line, such as https://www.example.com',
  saveSites: 'Save websites',
  cancel: 'Cancel',
  sitesSaved: 'Websites saved',
  sitesFailed: 'Couldn’t save the websites. Please try again.',
}
