import * as z from 'zod'

/** Codes of findings; errors block publishing, warnings have to be confirmed once. */
export const FINDING_SEVERITIES = {
  content: 'error',
  click: 'error',
  tracker: 'error',
  size: 'error',
  vast: 'error',
  'tag-type': 'error',
  'tag-size': 'warning',
  codec: 'warning',
  animation: 'warning',
  'weight-iab': 'warning',
  'weight-platform': 'warning',
  'weight-chrome': 'warning',
  'cpu-chrome': 'warning',
  'mixed-content': 'warning',
  reference: 'warning',
  exit: 'warning',
  macros: 'warning',
  fallback: 'warning',
} as const satisfies Record<string, 'error' | 'warning'>
export type FindingCode = keyof typeof FINDING_SEVERITIES

/** Sections of the creative editor, where findings are fixed. */
export const EDITOR_SECTIONS = ['creative', 'layout', 'assets', 'trackers', 'settings', 'tags'] as const
export type EditorSection = (typeof EDITOR_SECTIONS)[number]

export const findingCodeSchema = z.enum(Object.keys(FINDING_SEVERITIES) as [FindingCode, ...FindingCode[]])

/** Result of a check before publishing: what is wrong and why, and where to fix it. */
export const publishFindingSchema = z.object({
  code: findingCodeSchema,
  severity: z.enum(['error', 'warning']),
  /** Section of the editor with the fix. */
  section: z.enum(EDITOR_SECTIONS),
  /** Field of the editor, such as 'trackers.click.0.url' and 'html', or a file or slot: 'assets.main.mp4'. */
  path: z.string(),
  message: z.string(),
})
export type PublishFinding = z.infer<typeof publishFindingSchema>

/** Place where a finding is fixed: section and field of the editor. */
export type Place = [section: EditorSection, path: string]

/** Returns a finding with the severity of its code. */
export const createFinding = (code: FindingCode, [section, path]: Place, message: string): PublishFinding => ({
  code,
  severity: FINDING_SEVERITIES[code],
  section,
  path,
  message,
})

/** Returns the findings that keep a creative from being published. */
export const publishErrors = (findings: readonly PublishFinding[]): PublishFinding[] =>
  findings.filter(({ severity }) => severity === 'error')

/** Returns the warnings that the user has not confirmed yet. */
export const unconfirmedWarnings = (
  findings: readonly PublishFinding[],
  confirmed: readonly FindingCode[],
): PublishFinding[] => findings.filter(({ code, severity }) => severity === 'warning' && !confirmed.includes(code))

/** HTTP status of a publication whose warnings have to be confirmed first. */
export const CONFIRMATION_NEEDED_STATUS = 409

/** Returns the findings in the error of a refused publication; undefined for other errors. */
export function refusedFindings(data: unknown): PublishFinding[] | undefined {
  const read = z.object({ findings: z.array(publishFindingSchema).min(1) }).safeParse(data)
  return read.success ? read.data.findings : undefined
}
