import {
  type VastPlayerCommand,
  type VastPlayerMessage,
  vastBlockedText,
  vastErrorText,
  vastPlayerMessageSchema,
} from '@placard/domain/internal/tags'
import { vastTexts } from '@placard/domain/tags'
import { AdFrame, type AdFrameHandle, Alert, Button, Status, useLabels } from '@placard/ui'
import { Play, Square } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslate } from '../../use-translate.js'
import { type TagsPanelLabels, tagsPanelLabels } from '../tags-panel-labels.js'

export interface VastPlayerProps {
  /** URL of the page with the player, which runs in a sandbox. */
  playerUrl: string
  /** Document to play: the URL of a published one, or the text of another. */
  source: { url: string } | { xml: string }
}

/** Maximum number of listed messages; a faulty ad can send any number. */
const MAX_LISTED = 60

/** Player for tested VAST in a sandboxed page, with a live list of what it does. Nothing is counted. */
export function VastPlayer({ playerUrl, source }: VastPlayerProps) {
  const labels = useLabels('tagsPanel', tagsPanelLabels)
  const [run, setRun] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const [messages, setMessages] = useState<VastPlayerMessage[]>([])
  const frame = useRef<AdFrameHandle>(null)
  const last = messages.at(-1)
  const hasEnded = last !== undefined && ['ended', 'error', 'blocked'].includes(last.vastPlayer)
  const play = () => {
    setMessages([])
    setRun(run + 1)
    setIsOpen(true)
  }
  return (
    <section aria-label={labels.player} className="grid min-w-0 gap-3">
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <h4 className="font-semibold text-body text-ink">{labels.player}</h4>
          <p className="text-ink-muted">{labels.playerHint}</p>
        </div>
        <div className="flex gap-2">
          {isOpen && (
            <Button variant="ghost" onClick={() => setIsOpen(false)}>
              <Square aria-hidden />
              {labels.stop}
            </Button>
          )}
          <Button onClick={play}>
            <Play aria-hidden />
            {isOpen || messages.length > 0 ? labels.playAgain : labels.play}
          </Button>
        </div>
      </div>
      {(isOpen || messages.length > 0) && (
        <div className="grid min-w-0 gap-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          {isOpen ? (
            <AdFrame
              key={run}
              title={labels.vastPlayer}
              src={playerUrl}
              width={640}
              height={360}
              controls={false}
              waitForReady
              handle={frame}
              onStatusChange={(status) => {
                const command: VastPlayerCommand = { vastPlayer: 'play', ...source }
                if (status === 'ready') frame.current?.post(command)
              }}
              onMessage={(data) => {
                const { data: message } = vastPlayerMessageSchema.safeParse(data)
                if (message) setMessages((earlier) => [...earlier, message].slice(0, MAX_LISTED))
              }}
            />
          ) : (
            <p className="self-start text-ink-muted">{labels.stopped}</p>
          )}
          <div className="grid min-w-0 content-start gap-3">
            {messages.length === 0 && <p className="text-ink-muted">{labels.eventsAppearHere}</p>}
            <ol aria-label={labels.playerEvents} className="grid min-w-0 gap-1.5">
              {messages.map((message, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: messages are only appended, and may repeat.
                <MessageLine key={index} message={message} />
              ))}
            </ol>
            <p role="status" className="sr-only">
              {last && !hasEnded ? formatTitle(last, labels) : ''}
            </p>
            <Outcome last={last} isComplete={messages.some(isComplete)} />
          </div>
        </div>
      )}
    </section>
  )
}

/** Returns the name of what the player did. */
function formatTitle(message: VastPlayerMessage, labels: TagsPanelLabels): string {
  switch (message.vastPlayer) {
    case 'tracker':
      return message.event || labels.events.tracker
    case 'error':
      return labels.errorEvent(message.code)
    default:
      return labels.events[message.vastPlayer]
  }
}

function MessageLine({ message }: { message: VastPlayerMessage }) {
  const labels = useLabels('tagsPanel', tagsPanelLabels)
  return (
    <li className="min-w-0">
      <span className="font-medium text-ink">{formatTitle(message, labels)}</span>
      {'url' in message && message.url !== '' && (
        <span
          dir="ltr"
          className="line-clamp-2 wrap-anywhere font-mono text-caption text-ink-muted"
          title={message.url}
        >
          {message.url}
        </span>
      )}
    </li>
  )
}

const isComplete = (message: VastPlayerMessage) => message.vastPlayer === 'tracker' && message.event === 'complete'

/** Result of playing: the end, or the reason for a failure. */
function Outcome({ last, isComplete }: { last: VastPlayerMessage | undefined; isComplete: boolean }) {
  const labels = useLabels('tagsPanel', tagsPanelLabels)
  const texts = useLabels('vastTest', vastTexts)
  const translate = useTranslate()
  if (last?.vastPlayer === 'ended')
    return isComplete ? (
      <Status tone="success" className="justify-self-start">
        {labels.playedToEnd}
      </Status>
    ) : (
      <Status tone="warning" className="justify-self-start">
        {labels.endedEarly}
      </Status>
    )
  if (last?.vastPlayer === 'blocked')
    return (
      <Alert live tone="warning" title={labels.otherHost}>
        {vastBlockedText(last.url, texts)}
      </Alert>
    )
  if (last?.vastPlayer !== 'error') return null
  return (
    <Alert live tone="danger" title={labels.vastErrorReported(last.code)}>
      {translate(vastErrorText(last.code))}
    </Alert>
  )
}
