import { type AssetFormat, promisedFormat } from '../asset/asset-formats.js'
import { IN_BANNER_VIDEO } from '../layout/layout.js'
import { readStem, sizeInName } from './creative-from-file.js'

/**
 * Place of a file in a creative: a slot of its layout, the option of a button image, the whole creative, or one more
 * file beside these.
 */
export type FilePlace = 'whole' | 'main.mp4' | 'end card' | 'main image' | `${ButtonName}_button_image` | 'other'

const BUTTONS = ['play', 'replay', 'pause', 'mute', 'unmute'] as const
type ButtonName = (typeof BUTTONS)[number]

/** File of a creative, and its place in it. */
export interface PlacedFile {
  id: string
  name: string
  place: FilePlace
}

/** Files that become one creative. */
export interface FileGroup {
  /** Id of one of its files. */
  id: string
  /** Files, the main one first. */
  files: readonly PlacedFile[]
  /** Name that it shares with other sizes of the same ad, such as 'summer'; null for none. */
  set: string | null
  /** True if the user took it apart from others, so that it never joins a set by itself. @default false */
  isApart?: boolean | undefined
}

/** File to assign to a creative. */
export interface NamedFile {
  id: string
  name: string
}

interface NameParts {
  /** Words of the name without its size and its role, in lower case. */
  stem: string
  /** The same as written. */
  label: string
  /** Size in the name: '300x250'; undefined without one. */
  size: string | undefined
  /** Place that the name asks for. */
  role: FilePlace | undefined
}

/** Words at the end of a name that say what a file is for. */
const ROLES: readonly (readonly [words: readonly string[], place: FilePlace])[] = [
  [['end', 'card'], 'end card'],
  [['endcard'], 'end card'],
  [['main', 'image'], 'main image'],
  [['poster'], 'main image'],
  [['main'], 'main image'],
  ...BUTTONS.map((name) => [[name], `${name}_button_image`] as const),
]

/** Words after the name of a button: 'play-button.png'. */
const BUTTON_SUFFIXES = ['button', 'btn', 'icon']

function readName(name: string): NameParts {
  const base = readStem(name)
  const size = sizeInName(base)
  const words = (size ? base.replace(size.text, ' ') : base).split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const lower = words.map((word) => word.toLowerCase())
  const isButton = BUTTON_SUFFIXES.includes(lower.at(-1) ?? '')
  const end = isButton ? lower.slice(0, -1) : lower
  const role = ROLES.find(
    ([asked, place]) =>
      asked.every((word, index) => end.at(index - asked.length) === word) &&
      (!isButton || place.endsWith('_button_image')),
  )
  const kept = role ? end.length - role[0].length : words.length
  return {
    stem: lower.slice(0, kept).join(' '),
    label: words.slice(0, kept).join(' '),
    size: size && `${size.width}x${size.height}`,
    role: role?.[1],
  }
}

const IMAGES: readonly (AssetFormat | undefined)[] = ['png', 'jpeg', 'gif', 'webp', 'svg']
const isImage = (name: string) => IMAGES.includes(promisedFormat(name))
/** True for a file that images can belong to: the video of a layout, or an HTML5 archive. */
const isCarrier = (name: string) => ['mp4', 'zip'].includes(promisedFormat(name) ?? '')
const isVideo = (name: string) => promisedFormat(name) === 'mp4'

/** Places that an image can have beside a main file, in the order in which they are filled. */
const placesBeside = (main: string): readonly FilePlace[] =>
  isVideo(main)
    ? [
        'end card',
        'main image',
        ...IN_BANNER_VIDEO.options.flatMap(({ kind, key }) => (kind === 'image' ? [key as FilePlace] : [])),
      ]
    : ['main image']

/** Assigns a place to each file: the main file first, then images by the place they have, by their name, or a free one. */
function place(files: readonly PlacedFile[]): PlacedFile[] {
  const main = files.find(({ name }) => isVideo(name)) ?? files.find(({ name }) => isCarrier(name)) ?? files[0]
  if (!main) return []
  const others = files.filter((file) => file !== main)
  const isWhole = !isCarrier(main.name) || !isVideo(main.name) || others.length === 0
  const placed: PlacedFile[] = [{ ...main, place: isWhole ? 'whole' : 'main.mp4' }]
  const open = isCarrier(main.name) ? placesBeside(main.name) : []
  const isFree = (wanted: FilePlace) => open.includes(wanted) && !placed.some((file) => file.place === wanted)
  for (const file of others) {
    const role = readName(file.name).role
    // Buttons are filled by name only: another image is hardly meant as one.
    const wanted = [file.place, role, ...open.slice(0, 2)].find((one) => one !== undefined && isFree(one))
    placed.push({ ...file, place: isImage(file.name) && wanted ? wanted : 'other' })
  }
  return placed
}

const regroup = (group: FileGroup, files: readonly PlacedFile[]): FileGroup => {
  const placed = place(files)
  const id = placed.some((file) => file.id === group.id) ? group.id : (placed[0]?.id ?? group.id)
  return { ...group, id, files: placed }
}

const readMainName = ({ files }: FileGroup) => files[0]?.name ?? ''

const only = (found: readonly FileGroup[]) => (found.length === 1 ? found[0] : undefined)

/** Finds the creative that an image belongs to by its name; undefined if there is none, or more than one. */
function findCarrier(name: string, groups: readonly FileGroup[], images: readonly NameParts[]): FileGroup | undefined {
  const { stem, size, role } = readName(name)
  const carriers = groups
    .filter((group) => isCarrier(readMainName(group)))
    .map((group) => ({ group, main: readName(readMainName(group)) }))
  const find = (isMatch: (main: NameParts, group: FileGroup) => boolean) =>
    only(carriers.filter(({ main, group }) => isMatch(main, group)).map(({ group }) => group))
  if (role !== undefined) {
    const isFor = (main: NameParts, group: FileGroup) =>
      (stem === '' || main.stem === stem) && placesBeside(readMainName(group)).includes(role)
    if (size === undefined) return find(isFor)
    return (
      find((main, group) => isFor(main, group) && main.size === size) ??
      find((main, group) => isFor(main, group) && main.size === undefined)
    )
  }
  // An image of the same name is the main image, unless it is one of several sizes of its own.
  const sizes = images.filter((other) => other.stem === stem && other.role === undefined).map((other) => other.size)
  if (new Set(sizes).size > 1) return undefined
  return find((main) => main.stem === stem && main.size === size)
}

/** Gives creatives of the same name in several sizes a common set. */
function withSets(groups: readonly FileGroup[]): FileGroup[] {
  const partsByGroup = new Map(groups.map((group) => [group, readName(readMainName(group))]))
  const sizesByStem = new Map<string, { label: string; sizes: Set<string> }>()
  for (const [group, { stem, label, size }] of partsByGroup) {
    if (group.isApart || size === undefined) continue
    const known = sizesByStem.get(stem) ?? { label, sizes: new Set() }
    known.sizes.add(size)
    sizesByStem.set(stem, known)
  }
  return groups.map((group) => {
    const { stem = '', size } = partsByGroup.get(group) ?? {}
    const found = group.isApart || size === undefined ? undefined : sizesByStem.get(stem)
    return { ...group, set: found && found.sizes.size > 1 ? found.label : null }
  })
}

/** Puts creatives of the same set below each other, where the first of them is. */
function inSets(groups: readonly FileGroup[]): FileGroup[] {
  const firstOfSet = new Map<string, number>()
  groups.forEach(({ set }, index) => {
    if (set !== null && !firstOfSet.has(set)) firstOfSet.set(set, index)
  })
  const computePosition = (group: FileGroup, index: number) =>
    group.set === null ? index : (firstOfSet.get(group.set) ?? index)
  return groups
    .map((group, index) => ({ group, index, position: computePosition(group, index) }))
    .sort((one, other) => one.position - other.position || one.index - other.index)
    .map(({ group }) => group)
}

/**
 * Groups files into creatives by their names, after those that exist. A video takes its end card, main image and button
 * images, an archive its main image. The same name in several sizes ('summer_300x250.zip', 'summer-728x90.jpg') is a
 * set. Every file is in exactly one group.
 */
export function groupFiles(files: readonly NamedFile[], existing: readonly FileGroup[] = []): FileGroup[] {
  const alone = ({ id, name }: NamedFile): FileGroup => ({
    id,
    files: [{ id, name, place: 'whole' }],
    set: null,
  })
  const images = [...existing.flatMap((group) => group.files), ...files]
    .filter(({ name }) => isImage(name))
    .map(({ name }) => readName(name))
  let groups = [...existing, ...files.filter(({ name }) => !isImage(name)).map(alone)]
  for (const file of files.filter(({ name }) => isImage(name))) {
    const carrier = findCarrier(file.name, groups, images)
    const joined = carrier && regroup(carrier, [...carrier.files, { ...file, place: 'other' }])
    groups =
      carrier && joined && joined.files.at(-1)?.place !== 'other'
        ? groups.map((group) => (group === carrier ? joined : group))
        : [...groups, alone(file)]
  }
  const order = new Map(files.map(({ id }, index) => [id, index]))
  const fresh = groups
    .slice(existing.length)
    .sort((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0))
  return inSets(withSets([...groups.slice(0, existing.length), ...fresh]))
}

/** Returns true if a file can be moved into a group: one of them is a video or an archive that images belong to. */
export const canMoveFile = (file: NamedFile, group: FileGroup): boolean =>
  !group.files.some(({ id }) => id === file.id) && (isCarrier(readMainName(group)) || isCarrier(file.name))

/** Moves a file into another creative; one that is left without files disappears. */
export function moveFile(groups: readonly FileGroup[], fileID: string, groupID: string): FileGroup[] {
  const file = groups.flatMap((group) => group.files).find(({ id }) => id === fileID)
  const target = groups.find(({ id }) => id === groupID)
  if (!file || !target || target.files.some(({ id }) => id === fileID)) return [...groups]
  const moved = groups.flatMap((group) => {
    if (group === target) return [regroup(group, [...group.files, { ...file, place: 'other' }])]
    const rest = group.files.filter(({ id }) => id !== fileID)
    if (rest.length === group.files.length) return [group]
    return rest.length > 0 ? [regroup(group, rest)] : []
  })
  return inSets(withSets(moved))
}

/** Makes a file a creative of its own, outside of any set, after the one that it was in. */
export function separateFile(groups: readonly FileGroup[], fileID: string): FileGroup[] {
  const separated = groups.flatMap((group) => {
    const file = group.files.find(({ id }) => id === fileID)
    if (!file) return [group]
    const own: FileGroup = { id: file.id, files: [{ ...file, place: 'whole' }], set: null, isApart: true }
    const rest = group.files.filter((one) => one !== file)
    return rest.length > 0 ? [regroup(group, rest), own] : [own]
  })
  return inSets(withSets(separated))
}

/** Removes a file. Images that are left without their video or archive become creatives of their own. */
export function withoutFile(groups: readonly FileGroup[], fileID: string): FileGroup[] {
  const left = groups.flatMap((group) => {
    const rest = group.files.filter(({ id }) => id !== fileID)
    if (rest.length === group.files.length) return [group]
    if (rest.some(({ name }) => isCarrier(name))) return [regroup(group, rest)]
    return rest.map((file): FileGroup => ({ id: file.id, files: [{ ...file, place: 'whole' }], set: null }))
  })
  return inSets(withSets(left))
}
