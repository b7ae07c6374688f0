import type { CreativeType } from '../creative/creative.js'
import type { FindingCode, PublishFinding } from '../creative/publish-finding.js'
import type { PlatformName } from '../platform/platform.js'
import { type HandedOver, inLine, packHead } from './hand-over-readme.js'

/** Check of a creative: its name, the codes of its findings, and the types that it applies to. */
interface Check {
  name: string
  codes: readonly FindingCode[]
  types?: readonly CreativeType[]
}

const VIDEOS: readonly CreativeType[] = ['VAST', 'VPAID']
const BANNERS: readonly CreativeType[] = ['Banner']

const CHECKS: readonly Check[] = [
  { name: 'Content', codes: ['content'] },
  { name: 'Landing page', codes: ['click'] },
  { name: 'Trackers', codes: ['tracker'] },
  { name: 'Size', codes: ['size'], types: BANNERS },
  { name: 'VAST 4.2', codes: ['vast'], types: VIDEOS },
  { name: 'Video codec', codes: ['codec'] },
  { name: 'Animation', codes: ['animation'], types: BANNERS },
  { name: 'Weight', codes: ['weight-iab', 'weight-platform', 'weight-chrome'], types: BANNERS },
  { name: 'https', codes: ['mixed-content'] },
  { name: 'Files of the ZIP', codes: ['reference'] },
  { name: 'Exits', codes: ['exit'], types: BANNERS },
  { name: 'Macros', codes: ['macros'] },
  { name: 'Fallback creative', codes: ['fallback'] },
]

/** Creative of a pack with the findings of its checks, and the warnings about its tags. */
export interface CheckedCreative extends HandedOver {
  findings: readonly Pick<PublishFinding, 'code' | 'message'>[]
  tagWarnings: readonly string[]
}

/** Returns all that is wrong with a creative, each once. */
export const packWarnings = ({ findings, tagWarnings }: CheckedCreative): string[] => [
  ...new Set([...findings.map(({ message }) => message), ...tagWarnings]),
]

function checkLines(creative: CheckedCreative): string[] {
  const { type, findings, tagWarnings } = creative
  const result = (name: string, messages: readonly string[]) =>
    messages.length === 0
      ? [`- ${name}: passed`]
      : [...new Set(messages)].map((message) => `- ${name}: ${inLine(message)}`)
  return [
    ...CHECKS.filter(({ types }) => types?.includes(type) ?? true).flatMap(({ name, codes }) =>
      result(
        name,
        findings.filter(({ code }) => codes.includes(code)).map(({ message }) => message),
      ),
    ),
    ...result('Tags', tagWarnings),
  ]
}

/** Facts of a pack's check results. */
export interface HandOverChecks {
  campaign: { id: string; name: string }
  createdAt: Date
  platforms: readonly PlatformName[]
  creatives: readonly CheckedCreative[]
}

/** Writes the results of all checks of a pack's creatives: what passed, and what is wrong. */
export function handOverChecks({ creatives, ...pack }: HandOverChecks): string {
  const lines = [
    ...packHead('Check results', pack),
    ...creatives.flatMap((creative) => {
      const { name, type, size, id } = creative
      return ['', `${inLine(name)} (${type}, ${size}, ${id})`, ...checkLines(creative)]
    }),
  ]
  // Windows editors still expect these line ends.
  return `${lines.join('\r\n')}\r\n`
}
