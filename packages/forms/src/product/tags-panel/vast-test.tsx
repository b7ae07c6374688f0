import { errorText } from '@placard/domain/api'
import {
  inspectVastChain,
  type VastFailure,
  type VastNode,
  type VastProblem,
  type VastStep,
  vastTexts,
} from '@placard/domain/tags'
import {
  Alert,
  Button,
  CodeBlock,
  DescriptionItem,
  DescriptionList,
  Disclosure,
  Field,
  Status,
  Textarea,
  useLabels,
} from '@placard/ui'
import { CircleX, Play, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslate } from '../../use-translate.js'
import { type TagsPanelLabels, tagsPanelLabels } from '../tags-panel-labels.js'
import { useAttempt } from '../use-attempt.js'
import { readVast } from './read-vast.js'
import { VastPlayer, type VastPlayerProps } from './vast-player.js'

/** Loads the text of a VAST document; rejects with a reason, for example for other hosts. */
export type VastLoader = (url: string, signal: AbortSignal) => Promise<string>

export interface VastTestProps {
  /** URL of the published XML. */
  url: string
  /** Loads documents in the browser. */
  onLoad: VastLoader
  /** URL of the sandboxed page with a player; without it, the ad can't be played. */
  playerUrl?: string | undefined
}

/** Test of published or pasted VAST: wrapper chain, media files, trackers with filled macros, and problems. */
export function VastTest({ url, onLoad, playerUrl }: VastTestProps) {
  const labels = useLabels('tagsPanel', tagsPanelLabels)
  const texts = useLabels('vastTest', vastTexts)
  const translate = useTranslate()
  const [pasted, setPasted] = useState('')
  const [steps, setSteps] = useState<TestedStep[]>()
  const [tested, setTested] = useState<VastPlayerProps['source']>()
  const { running, failure, start } = useAttempt(labels.testFailed)
  const run = () =>
    start(async ({ signal }) => {
      setSteps(undefined)
      const sources: string[] = []
      const read = (xml: string): VastNode | VastFailure => {
        const found = readVast(xml, texts)
        if (!('code' in found)) sources.push(xml.trim())
        return found
      }
      const load = async (address: string): Promise<VastNode | VastFailure> => {
        try {
          return read(await onLoad(address, signal))
        } catch (cause) {
          return { code: 301, message: translate(errorText(cause, texts.notLoaded)) }
        }
      }
      const text = pasted.trim()
      const first = text.startsWith('<') ? read(text) : await load(text || url)
      if ('code' in first) throw new Error(labels.vastFailed(first.message, first.code))
      const found = await inspectVastChain(first, load, new Date(), texts)
      if (signal.aborted) return
      setSteps(found.map((step, index) => ({ step, source: sources[index] ?? '' })))
      setTested(text.startsWith('<') ? { xml: text } : { url: text || createPreviewURL(url) })
    })
  return (
    <Disclosure title={labels.testVast} keepMounted>
      <div className="grid min-w-0 gap-4">
        <Field label={labels.otherVast} hint={labels.otherVastHint}>
          <Textarea
            mono
            minRows={2}
            maxRows={12}
            dir="ltr"
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
          />
        </Field>
        <div>
          <Button loading={running} onClick={() => void run()}>
            <Play aria-hidden />
            {labels.runTest}
          </Button>
        </div>
        {failure !== undefined && (
          <Alert live tone="danger" title={labels.noVast}>
            {failure}
          </Alert>
        )}
        <p role="status" className="sr-only">
          {steps && formatVerdict(steps, labels)}
        </p>
        {steps && (
          <div className="grid min-w-0 gap-6">
            <Status className="justify-self-start" tone={chooseTone(steps)}>
              {formatVerdict(steps, labels)}
            </Status>
            {playerUrl !== undefined && tested && <VastPlayer {...{ playerUrl }} source={tested} />}
            {steps.map((tested, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: documents of a chain have no identity besides their index
              <StepReport key={index} {...tested} title={labels.documentOf(index + 1, steps.length)} />
            ))}
          </div>
        )}
      </div>
    </Disclosure>
  )
}

/** Returns the URL of a published document that is never counted. */
const createPreviewURL = (url: string) => `${url}?preview=1`

/** Tested document with its XML. */
interface TestedStep {
  step: VastStep
  source: string
}

function chooseTone(steps: readonly TestedStep[]): 'danger' | 'warning' | 'success' {
  const problems = steps.flatMap(({ step }) => step.problems)
  if (problems.length === 0) return 'success'
  return problems.some(({ severity }) => severity === 'error') ? 'danger' : 'warning'
}

function formatVerdict(steps: readonly TestedStep[], labels: TagsPanelLabels): string {
  const problems = steps.flatMap(({ step }) => step.problems)
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const warnings = problems.length - errors
  if (problems.length === 0) return labels.playable
  return [errors > 0 && labels.errorCount(errors), warnings > 0 && labels.warningCount(warnings)]
    .filter(Boolean)
    .join(', ')
}

/** Content, problems and XML of one document of the chain. */
function StepReport({ step, source, title }: TestedStep & { title: string }) {
  const id = useId()
  const labels = useLabels('tagsPanel', tagsPanelLabels)
  const { version, kind, adSystem, title: name, duration, clickThrough, nextURL, media, trackers, problems, url } = step
  const facts: [string, string | undefined][] = [
    ['URL', url],
    [labels.kind, labels.kinds[kind]],
    [labels.version, version],
    [labels.adServer, adSystem],
    [labels.title, name],
    [labels.duration, duration],
    [labels.landingPage, clickThrough],
    [labels.nextDocument, nextURL],
  ]
  return (
    <section aria-label={title} className="grid min-w-0 gap-3">
      <h4 className="font-semibold text-body text-ink">{title}</h4>
      {problems.length > 0 && (
        <ul aria-label={labels.problems} className="grid min-w-0 gap-2">
          {problems.map((problem) => (
            <ProblemLine
              key={`${problem.line} ${problem.path} ${problem.message}`}
              problem={problem}
              lineIDPrefix={id}
            />
          ))}
        </ul>
      )}
      <CodeBlock code={source} label={labels.xmlOf(title)} lineNumbers lineIDPrefix={id} maxLines={12} />
      <DescriptionList>
        {facts.map(
          ([label, text]) =>
            text && (
              <DescriptionItem key={label} label={label}>
                <span className="wrap-anywhere">{text}</span>
              </DescriptionItem>
            ),
        )}
        {/* biome-ignore-start lint/suspicious/noArrayIndexKey: files and trackers of a document never move, and may repeat. */}
        {media.map(({ url: address, type, width, height, bitrate, apiFramework }, index) => (
          <DescriptionItem key={`${address} ${index}`} label={apiFramework ?? labels.mediaFile(index + 1)}>
            <span dir="ltr" className="wrap-anywhere block font-mono text-caption">
              {address}
            </span>
            <span className="text-caption text-ink-muted">
              {[type, `${width} × ${height}`, bitrate && `${bitrate} kbit/s`].filter(Boolean).join(' · ')}
            </span>
          </DescriptionItem>
        ))}
        {trackers.map(({ event, url: address, filledURL }, index) => (
          <DescriptionItem key={`${event} ${address} ${index}`} label={event}>
            <span dir="ltr" className="wrap-anywhere block font-mono text-caption">
              {address}
            </span>
            {filledURL !== address && (
              <span dir="ltr" className="wrap-anywhere block font-mono text-caption text-ink-muted">
                <span className="sr-only">{labels.sentAs} </span>
                <span aria-hidden>→ </span>
                {filledURL}
              </span>
            )}
          </DescriptionItem>
        ))}
        {/* biome-ignore-end lint/suspicious/noArrayIndexKey: files and trackers of a document never move, and may repeat. */}
      </DescriptionList>
    </section>
  )
}

interface ProblemLineProps {
  problem: VastProblem
  /** Prefix of the IDs of the lines of the XML. */
  lineIDPrefix: string
}

function ProblemLine({ problem: { code, severity, path, line, message }, lineIDPrefix }: ProblemLineProps) {
  const labels = useLabels('tagsPanel', tagsPanelLabels)
  const isError = severity === 'error'
  const Icon = isError ? CircleX : TriangleAlert
  return (
    <li className="flex min-w-0 gap-2">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${isError ? 'text-danger-ink' : 'text-warning-ink'}`} />
      <div className="min-w-0">
        <p className="wrap-anywhere text-ink">
          <span className="sr-only">{isError ? labels.error : labels.warning}</span>
          {message}
        </p>
        <div className="flex min-w-0 flex-wrap items-center gap-x-1 text-caption text-ink-muted">
          {line !== undefined && (
            <Button
              variant="ghost"
              size="sm"
              className="-ms-2"
              onClick={() => document.getElementById(`${lineIDPrefix}-${line}`)?.focus()}
            >
              {labels.line(line)}
            </Button>
          )}
          <p className="min-w-0 wrap-anywhere">
            {code !== undefined && labels.vastErrorCode(code)}
            {path}
          </p>
        </div>
      </div>
    </li>
  )
}
