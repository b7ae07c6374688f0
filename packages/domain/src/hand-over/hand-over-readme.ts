import type { CreativeType } from '../creative/creative.js'
import { formatMoment } from '../day/day-text.js'
import type { PlatformName } from '../platform/platform.js'
import { fullName, type User } from '../user/user.js'

/** Person named in a hand-over pack. */
export type Contact = Pick<User, 'first_name' | 'last_name' | 'email'>

/** Creative of a hand-over pack. */
export interface HandedOver {
  name: string
  id: string
  size: string
  type: CreativeType
}

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
  creatives: readonly (HandedOver & { warnings: readonly string[] })[]
  /** Paths of its files. */
  paths: readonly string[]
  /** Names and IDs of creatives without tags, because they are not published. */
  leftOut: readonly { name: string; id: string }[]
}

/** Keeps a text on its line and in its direction, so that a name cannot imitate other lines. */
export const inLine = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .trim()

const contactText = (contact: Contact) => inLine(`${fullName(contact)} <${contact.email}>`)

/** Contents of a pack: a file or folder, and what it is for. */
const CONTENTS: readonly [path: string, text: string][] = [
  ['tags/', 'one tag per creative and platform, as text'],
  ['tags.xlsx', 'the same tags as a spreadsheet'],
  ['pictures/', 'creatives that are an image or have one, at their size'],
  ['backup-images/', 'image to show where the ad cannot run'],
  ['previews/', 'pages that show each creative from the ad server; they need an internet connection and count nothing'],
  ['specs.xlsx', 'sizes, weights, formats, durations, landing pages and IDs'],
  ['checks.txt', 'results of the checks of each creative'],
]

/** Returns the first lines of a text in a pack. */
export const packHead = (
  title: string,
  { campaign, createdAt, platforms }: Pick<HandOverSummary, 'campaign' | 'createdAt' | 'platforms'>,
): string[] => [
  `${title}: ${inLine(campaign.name)}`,
  '',
  `Campaign ID: ${campaign.id}`,
  `Created: ${formatMoment(createdAt.toISOString(), 'UTC')} UTC`,
  `Platforms: ${platforms.join(', ')}`,
]

/** Writes the README of a hand-over pack: campaign, contacts, contents, warnings, and what was left out. */
export function handOverReadme(summary: HandOverSummary): string {
  const { contact, owner, creatives, leftOut, paths } = summary
  const warned = creatives.filter(({ warnings }) => warnings.length > 0)
  const lines = [
    ...packHead('Hand-over pack', summary),
    `Contact: ${contactText(contact)}`,
    `Campaign owner: ${contactText(owner)}`,
    '',
    'Contents',
    ...CONTENTS.filter(([content]) => paths.some((path) => path.startsWith(content))).map(
      ([content, text]) => `- ${content}: ${text}`,
    ),
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
