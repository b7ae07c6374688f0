import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setZoneHistory, type ZoneHistory } from '@placard/domain/dates'
import moment from 'moment-timezone/moment-timezone.js'
import * as z from 'zod'

/** Zone data that the server calculates with. */
export interface ZoneData {
  /** Release of the IANA time zone database, such as '2026f'. */
  version: string
  source: 'Node' | 'moment-timezone' | 'PLACARD_ZONE_DATA'
  /** Release of Node's own. */
  nodeVersion: string
}

/** The file of `PLACARD_ZONE_DATA` cannot be used. */
export class InvalidZoneData extends Error {
  override readonly name = 'InvalidZoneData'
}

const packedSchema = z.object({
  version: z.string().regex(/^\d{4}[a-z]+$/),
  zones: z.array(z.string()).min(1),
  links: z.array(z.string()),
})
type PackedData = z.infer<typeof packedSchema>

const require = createRequire(import.meta.url)
const PACKAGE_FILE = 'moment-timezone/data/packed/latest.json'

function readPacked(file: string): PackedData {
  try {
    return packedSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    throw new InvalidZoneData(
      `The time zone data in ${file} (PLACARD_ZONE_DATA) cannot be used. It must be a copy of data/packed/latest.json of the npm package moment-timezone.`,
      { cause },
    )
  }
}

/** The data of the package ends in 2037, where clocks that still change follow the rules of the runtime. */
const LAST_YEAR = Date.UTC(2037, 0, 1)

/** Returns the history of a zone in the loaded data. */
function unpackHistory(tzCode: string): ZoneHistory | undefined {
  const zone = moment.tz.zone(tzCode)
  if (!zone) return undefined
  const untils = zone.untils.filter(Number.isFinite)
  const isComplete = (untils.at(-1) ?? 0) < LAST_YEAR
  // The package counts minutes west of UTC, with fractions before standard time.
  const offsets = zone.offsets.slice(0, untils.length + (isComplete ? 1 : 0)).map((west) => Math.trunc(-west) + 0)
  return { untils, offsets }
}

function createFinder(data: PackedData): (tzCode: string) => ZoneHistory | undefined {
  moment.tz.load({ ...data, countries: [] })
  const histories = new Map<string, ZoneHistory | undefined>()
  return (tzCode) => {
    if (!histories.has(tzCode)) histories.set(tzCode, unpackHistory(tzCode))
    return histories.get(tzCode)
  }
}

let applied: { file: string | undefined; data: ZoneData } | undefined

/**
 * Makes all calculations of this process use the newest zone data there is: Node's, that of the package moment-timezone,
 * or a newer copy of its file. Throws `InvalidZoneData`.
 */
export function applyZoneData(file: string | undefined): ZoneData {
  if (applied && applied.file === file) return applied.data
  const nodeVersion = process.versions.tz ?? ''
  const packed = packedSchema.parse(require(PACKAGE_FILE))
  const zoneFile = file === undefined ? undefined : readPacked(file)
  const newest = zoneFile && zoneFile.version >= packed.version ? zoneFile : packed
  const isNodeNewer = nodeVersion >= newest.version
  setZoneHistory(isNodeNewer ? undefined : createFinder(newest))
  const data: ZoneData = isNodeNewer
    ? { version: nodeVersion, source: 'Node', nodeVersion }
    : { version: newest.version, source: newest === zoneFile ? 'PLACARD_ZONE_DATA' : 'moment-timezone', nodeVersion }
  applied = { file, data }
  return data
}

/** Number of years after which zone data is called old: the rules of some zone change several times a year. */
const OLD_AFTER_YEARS = 2

const RENEW = 'The README says how to renew it ("Time zone data").'

/** Returns what an operator should know about the zone data at start, a sentence each. */
export function zoneDataNotes(
  { version, source, nodeVersion }: ZoneData,
  file: string | undefined,
  now: Date,
): string[] {
  const notes: string[] = []
  if (source !== 'Node')
    notes.push(`Time zones follow release ${version} of the IANA database (${source}). Node's own is ${nodeVersion}.`)
  if (file !== undefined && source !== 'PLACARD_ZONE_DATA')
    notes.push(`The file of PLACARD_ZONE_DATA is older than ${version} and is not used.`)
  if (now.getUTCFullYear() - Number(version.slice(0, 4)) >= OLD_AFTER_YEARS)
    notes.push(`The time zone data is of ${version.slice(0, 4)} and may be out of date. ${RENEW}`)
  return notes
}
