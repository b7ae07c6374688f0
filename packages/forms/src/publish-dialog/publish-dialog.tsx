import { type EditorSection, type PublishFinding, publishErrors } from '@placard/domain'
import { Button, Dialog, DialogClose, DialogContent, DialogFooter, LinkButton } from '@placard/ui'
import { CircleX, TriangleAlert } from 'lucide-react'
import { cloneElement, type ReactElement } from 'react'

export interface PublishDialogProps {
  /** True while the dialog is open. */
  open: boolean
  /** Called when the dialog opens or closes. */
  onOpenChange: (open: boolean) => void
  /** Name of the creative. */
  name: string
  /** Result of the checks: at least one. */
  findings: readonly PublishFinding[]
  /** Returns an empty link to the place where a finding is fixed. */
  renderLink: (finding: PublishFinding) => ReactElement
  /** Confirms the warnings and publishes. Not offered while there are errors. */
  onPublish: () => void
}

const SECTION_LABELS: Readonly<Record<EditorSection, string>> = {
  creative: 'Creative',
  layout: 'Layout',
  assets: 'Assets',
  trackers: 'Trackers',
  settings: 'Settings',
  tags: 'Tags',
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

/** Dialog with the results of the checks before publishing: errors to fix, and warnings to confirm. */
export function PublishDialog({ open, onOpenChange, name, findings, renderLink, onPublish }: PublishDialogProps) {
  const errors = publishErrors(findings)
  const warnings = findings.filter(({ severity }) => severity === 'warning')
  const isBlocked = errors.length > 0
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size="md"
        title={isBlocked ? `${name} can’t be published yet` : `Publish ${name}?`}
        description={
          isBlocked
            ? `Fix ${count(errors.length, 'error')}, then publish again.`
            : `Review ${count(warnings.length, 'warning')} first.`
        }
      >
        <div className="grid min-w-0 gap-5">
          <Findings title="Errors" findings={errors} renderLink={renderLink} />
          <Findings title="Warnings" findings={warnings} renderLink={renderLink} />
        </div>
        <DialogFooter>
          <DialogClose asChild>
            <Button>{isBlocked ? 'Close' : 'Cancel'}</Button>
          </DialogClose>
          {!isBlocked && (
            <Button variant="primary" onClick={onPublish}>
              Publish with {count(warnings.length, 'warning')}
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

type FindingsProps = Pick<PublishDialogProps, 'findings' | 'renderLink'> & { title: string }

function Findings({ title, findings, renderLink }: FindingsProps) {
  if (findings.length === 0) return null
  const isError = findings[0]?.severity === 'error'
  const Icon = isError ? CircleX : TriangleAlert
  return (
    <section aria-label={title} className="grid min-w-0 gap-2">
      <h3 className="font-semibold text-ink">{title}</h3>
      <ul className="grid min-w-0 gap-2">
        {findings.map((finding) => (
          <li
            key={`${finding.path} ${finding.message}`}
            className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line-subtle px-3 py-2 text-dense"
          >
            <span className="flex min-w-0 flex-1 basis-64 items-start gap-2">
              <Icon
                aria-hidden
                className={`mt-0.5 size-4 shrink-0 ${isError ? 'text-danger-ink' : 'text-warning-ink'}`}
              />
              <span className="min-w-0 break-words">{finding.message}</span>
            </span>
            <LinkButton asChild size="sm" variant="ghost">
              {cloneElement(renderLink(finding), {}, `Fix in ${SECTION_LABELS[finding.section]}`)}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
