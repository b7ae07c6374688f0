import { formatMoment } from '../day/day-text.js'
import type { PlatformName } from '../platform/platform.js'
import { fullName, type User } from '../user/user.js'

/** Person named in a hand-over pack. */
export type Contact = Pick<User, 'first_name' | 'last_name' | 'email'>

/** Facts of a hand-over pack's README. */
export interface HandOverSummary {
  campaign: { id: string; name: string }
  /** User who created the pack. */
  contact: Contact
  /** Owner of the campaign. */
  owner: Contact
  createdAt: Date
  platforms: readonly PlatformName[]
  /** Creatives of the pack, each with its warnings. */
  creatives: readonly { name: string; id: string; size: string; type: string; warnings: readonly string[] }[]
  /** Names and IDs of creatives without tags, because they are not published. */
  leftOut: readonly { name: string; id: string }[]
}

/** Keeps a text on its line and in its direction, so that a name cannot imitate other lines. */
const inLine = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .trim()

const contactText = (contact: Contact) => inLine(`${fullName(contact)} <${contact.email}>`)

/** Writes the README of a hand-over pack: campaign, contacts, contents, warnings, and what was left out. */
export function handOverReadme(summary: HandOverSummary): string {
  const { campaign, contact, owner, createdAt, platforms, creatives, leftOut } = summary
  const warned = creatives.filter(({ warnings }) => warnings.length > 0)
  const lines = [
    `Hand-over pack: ${inLine(campaign.name)}`,
    '',
    `Campaign ID: ${campaign.id}`,
    `Created: ${formatMoment(createdAt.toISOString(), 'UTC')} UTC`,
    `Contact: ${contactText(contact)}`,
    `Campaign owner: ${contactText(owner)}`,
    `Platforms: ${platforms.join(', ')}`,
    '',
    'Contents',
    '- tags/: one tag per creative and platform, as text',
    '- tags.xlsx: the same tags as a spreadsheet',
    '- backup-images/: image to show where the ad cannot run',
    '- previews/: pages that show each creative from the ad server; they need an internet connection and count nothing',
    '- specs.xlsx: sizes, weights, formats, durations, landing pages and IDs',
    '',
    `Creatives (${creatives.length})`,
    ...creatives.map(({ name, id, type, size }) => `- ${inLine(name)} (${type}, ${size}, ${id})`),
    ...(leftOut.length > 0
      ? [
          '',
          `Left out because they aren't published (${leftOut.length})`,
          ...leftOut.map(({ name, id }) => `- ${inLine(name)} (${id})`),
        ]
      : []),
    ...(warned.length > 0 ? ['', 'Check before use'] : []),
    ...warned.flatMap(({ name, warnings }) => [`- ${inLine(name)}`, ...warnings.map((each) => `  - ${inLine(each)}`)]),
  ]
  // Windows editors still expect these line ends.
  return `${lines.join('\r\n')}\r\n`
}
