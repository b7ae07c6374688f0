import type { PublishFinding } from '@placard/domain/creative'
import { formatWeight } from '@placard/domain/internal/creative'
import { Input, LinkButton, Progress, Status, type StatusProps, Thumbnail, useLabels } from '@placard/ui'
import { CircleX, TriangleAlert } from 'lucide-react'
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { useTranslate } from '../../use-translate.js'
import { type MoveTarget, SheetRowMenu } from './sheet-row-menu.js'
import type { SheetFile, SheetRow, SheetRowState } from './sheet-row-model.js'
import { uploadSheetLabels } from './upload-sheet-labels.js'

/** Actions of a row; without them it is read-only. */
export interface SheetRowActions {
  /** Renames the creative. */
  onNameChange: (rowID: string, name: string) => void
  /** Returns the creatives that a file can be moved into. */
  findTargets: (file: SheetFile) => readonly MoveTarget[]
  /** Moves a file into another creative. */
  onMove: (fileID: string, rowID: string) => void
  /** Makes a file a creative of its own. */
  onSeparate: (fileID: string) => void
  /** Removes a file from the sheet. */
  onRemove: (fileID: string) => void
}

export interface SheetRowViewProps {
  row: SheetRow
  /** Returns an empty link to the place where a finding of a draft is fixed. */
  renderLink: (row: SheetRow, finding: PublishFinding) => ReactElement
  /** Actions; undefined while nothing can be changed. */
  actions?: SheetRowActions | undefined
  /** Field with the row's own landing page; undefined without one. */
  ownLandingPage?: ReactNode
  /** Shows or hides that field; undefined while nothing can be changed. */
  onOwnLandingPage?: (() => void) | undefined
}

const TONES: Partial<Record<SheetRowState, StatusProps['tone']>> = {
  refused: 'danger',
  failed: 'danger',
  missing: 'warning',
  unconfirmed: 'warning',
  published: 'success',
  draft: 'info',
}

/** States in which the row and its files can be changed. */
const EDITABLE: readonly SheetRowState[] = ['reading', 'ready', 'refused', 'missing', 'failed']
const RUNNING: readonly SheetRowState[] = ['creating', 'publishing']

/** Creative of the sheet: picture, name, type, size, weight, state, findings and files. */
export function SheetRowView({ row, renderLink, actions, ownLandingPage, onOwnLandingPage }: SheetRowViewProps) {
  const labels = useLabels('uploadSheet', uploadSheetLabels)
  const translate = useTranslate()
  const { name, type, size, files, state, share, reason, findings, creative } = row
  const [main] = files
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const can = actions && EDITABLE.includes(state) && creative === undefined ? actions : undefined
  const facts = [type, size, bytes > 0 && formatWeight(bytes)].filter(Boolean).join(' · ')
  const missing = files.filter((file) => file.isMissing)
  const picture = files.find(({ place, src }) => place === 'end card' && src !== undefined) ?? main
  return (
    <li
      aria-label={name}
      data-own={`row-${row.id}`}
      data-slot="sheet-row"
      data-state={state}
      className="grid min-w-0 gap-2 border-line-subtle border-b py-3 last:border-b-0"
    >
      <div className="flex min-w-0 items-start gap-3">
        <Thumbnail
          {...(picture?.src !== undefined && { src: picture.src })}
          name={picture?.name ?? name}
          poster={false}
        />
        <div className="grid min-w-0 flex-1 gap-1">
          {can && state !== 'refused' ? (
            <Input
              size="sm"
              aria-label={labels.nameOf(main?.name ?? name)}
              value={name}
              maxLength={200}
              invalid={name.trim() === ''}
              className="coarse:h-11"
              onChange={(event) => can.onNameChange(row.id, event.target.value)}
            />
          ) : (
            <p className="wrap-anywhere font-medium text-dense text-ink">{name}</p>
          )}
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            <span className="text-caption text-ink-muted tabular-nums">{facts}</span>
            {RUNNING.includes(state) ? (
              <Progress
                bare
                size="sm"
                label={`${labels.states[state]} ${name}`}
                value={share === undefined ? null : share * 100}
                className="w-32"
              />
            ) : (
              state !== 'ready' && <Status tone={TONES[state] ?? 'neutral'}>{labels.states[state]}</Status>
            )}
          </div>
        </div>
        {can && main && (
          <SheetRowMenu
            name={name}
            findTargets={() => can.findTargets(main)}
            onMove={(rowID) => can.onMove(main.id, rowID)}
            onSeparate={row.set !== null && files.length === 1 ? () => can.onSeparate(main.id) : undefined}
            onOwnLandingPage={state === 'refused' ? undefined : onOwnLandingPage}
            hasOwnLandingPage={ownLandingPage !== undefined}
            onRemove={() => can.onRemove(main.id)}
          />
        )}
      </div>
      {ownLandingPage}
      {(files.length > 1 || missing.length > 0) && (
        <ul aria-label={labels.filesOf(name)} className="grid min-w-0 gap-1 ps-4">
          {files.map((file) => (
            <li key={file.id} className="flex min-w-0 items-center gap-2 text-caption">
              <span className="min-w-0 flex-1 wrap-anywhere text-ink-muted">
                {files.length > 1 && <span className="text-ink">{labels.places[file.place]}: </span>}
                {file.isMissing ? (
                  <span className="text-warning-ink">{labels.dropAgain(file.name, formatWeight(file.bytes))}</span>
                ) : (
                  file.name
                )}
              </span>
              {can && files.length > 1 && (
                <SheetRowMenu
                  name={file.name}
                  findTargets={() => can.findTargets(file)}
                  onMove={(rowID) => can.onMove(file.id, rowID)}
                  onSeparate={() => can.onSeparate(file.id)}
                  onRemove={() => can.onRemove(file.id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {reason !== undefined && (
        <p
          className={
            state === 'refused' || state === 'failed' ? 'text-danger-ink text-dense' : 'text-dense text-ink-muted'
          }
        >
          {translate(reason)}
        </p>
      )}
      <Findings findings={findings} renderLink={creative && ((finding) => renderLink(row, finding))} />
    </li>
  )
}

interface FindingsProps {
  findings: readonly PublishFinding[]
  /** Returns a link to the place of a finding; undefined until the creative exists. */
  renderLink: ((finding: PublishFinding) => ReactElement) | undefined
}

function Findings({ findings, renderLink }: FindingsProps) {
  const labels = useLabels('uploadSheet', uploadSheetLabels)
  const translate = useTranslate()
  if (findings.length === 0) return null
  return (
    <ul className="grid min-w-0 gap-1">
      {findings.map((finding) => {
        const isError = finding.severity === 'error'
        const Icon = isError ? CircleX : TriangleAlert
        return (
          <li
            key={`${finding.path} ${finding.message}`}
            className="flex min-w-0 flex-wrap items-start gap-x-2 gap-y-1 text-dense"
          >
            <Icon
              aria-hidden
              className={`mt-0.5 size-4 shrink-0 ${isError ? 'text-danger-ink' : 'text-warning-ink'}`}
            />
            <span className="min-w-0 flex-1 basis-48 wrap-anywhere">{translate(finding.message)}</span>
            {renderLink && isError && (
              <LinkButton asChild size="sm" variant="ghost">
                {cloneElement(renderLink(finding), {}, labels.fixIn(labels.sections[finding.section]))}
              </LinkButton>
            )}
          </li>
        )
      })}
    </ul>
  )
}
