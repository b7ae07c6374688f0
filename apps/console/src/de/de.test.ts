import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ConsoleLabels } from '../console-labels.js'
import { signInLabels } from '../parts/account/account-labels.js'
import { adminLabels } from '../parts/account/admin-labels.js'
import { discrepancyLabels } from '../parts/discrepancies/discrepancy-labels.js'
import { partsLabels } from '../parts/parts-labels.js'
import { reportLabels } from '../report/report-labels.js'
import { billingLabels } from '../routes/billing/billing-labels.js'
import { builderLabels } from '../routes/builder/builder-labels.js'
import { campaignLabels } from '../routes/campaign/campaign-labels.js'
import { campaignsLabels } from '../routes/campaigns/campaigns-labels.js'
import { creativeLabels } from '../routes/creative/creative-labels.js'
import { dashboardLabels } from '../routes/dashboard/dashboard-labels.js'
import { fileManagerLabels } from '../routes/filemanager/filemanager-labels.js'
import { profileLabels } from '../routes/profile/profile-labels.js'
import { tablesLabels } from '../routes/tables/tables-labels.js'
import { consoleShellLabels } from '../shell/shell-labels.js'
import { fileManager } from './file-manager.js'
import { messages } from './messages.js'
import { routes } from './routes.js'
import { samples } from './samples.js'
import { shell } from './shell.js'

const english: ConsoleLabels = {
  admin: adminLabels,
  billing: billingLabels,
  builder: builderLabels,
  campaign: campaignLabels,
  campaigns: campaignsLabels,
  consoleShell: consoleShellLabels,
  creative: creativeLabels,
  dashboard: dashboardLabels,
  discrepancies: discrepancyLabels,
  fileManager: fileManagerLabels,
  parts: partsLabels,
  profile: profileLabels,
  reportScreen: reportLabels,
  signIn: signInLabels,
  tables: tablesLabels,
}
const german: ConsoleLabels = { ...shell, ...routes, fileManager, ...samples }

const VALUES = ['§1', '§2', '§3']

/** Texts by path; functions are called with a distinct text for each parameter. */
function texts(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, String(value(...VALUES))]]
  return Object.entries(value as object).flatMap(([key, part]) => texts(part, `${path}.${key}`))
}

/** Texts that are the same in both languages. */
const SAME = new Set([
  ...['Offline', 'Tag', 'Fluid', 'Status', 'Dashboard', 'Link', 'ETag', 'Browser', 'Ping', 'Pong', 'OK', 'Format'],
  ...['Live', 'Person', 'CSV', 'Excel'],
])
/** Texts without a word of their own. */
const isEmpty = (text: string) => !/\p{L}{2}/u.test(text.replace(/§\d/g, ''))

describe('German of the console', () => {
  it.each(Object.keys(english) as (keyof ConsoleLabels)[])('leaves no English text in %s', (group) => {
    const translated = new Map(texts(german[group], group))
    const left = texts(english[group], group).filter(
      ([path, text]) => translated.get(path) === text && !SAME.has(text) && !isEmpty(text),
    )
    expect(left).toEqual([])
  })

  it('uses each parameter of the English texts', () => {
    const used = (text: string) => VALUES.filter((value) => text.includes(value))
    const translated = new Map(texts(german, ''))
    const lost = texts(english, '').filter(([path, text]) => {
      const kept = used(translated.get(path) ?? '')
      // The second parameter of this one is a choice, which English writes as it is.
      return path !== '.campaigns.hidden' && used(text).some((value) => !kept.includes(value))
    })
    expect(lost.map(([path]) => path)).toEqual([])
  })

  it('translates texts that exist', () => {
    const root = join(import.meta.dirname, '..')
    const source = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.|^de\//.test(name))
      .map((name) => readFileSync(join(root, name), 'utf8'))
      .join('\n')
    // Values are written as ${…} there.
    const isThere = (text: string) => text.split(/\{\w+\}/).every((part) => source.includes(part))
    expect(Object.keys(messages).filter((text) => !isThere(text))).toEqual([])
    const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()
    expect(Object.values(messages).map(placeholders)).toEqual(Object.keys(messages).map(placeholders))
  })
})
