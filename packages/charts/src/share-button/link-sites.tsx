import { errorText, readOrigins } from '@placard/domain'
import { useReportTexts, useTranslate } from '@placard/forms'
import { Button, Field, Textarea, useLabels } from '@placard/ui'
import { Globe } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { shareButtonLabels } from './share-labels.js'

export interface LinkSitesProps {
  /** Origins of the sites that may embed the report. */
  origins: readonly string[]
  /** Name of the link: 'link 2'. */
  label: string
  /** Stores the origins; a thrown error is shown. */
  onChange: (origins: string[]) => Promise<unknown>
}

const linesOf = (text: string) => text.split(/[\s,]+/).filter(Boolean)

/** Button that opens a form with the sites that may embed the report of a link. */
export function LinkSites({ origins, label, onChange }: LinkSitesProps) {
  const labels = useLabels('shareButton', shareButtonLabels)
  const texts = useReportTexts()
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [saving, setSaving] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)

  const open = () => {
    setText(origins.join('\n'))
    setError(undefined)
    flushSync(() => setOpen(true))
    field.current?.focus()
  }
  const close = () => {
    flushSync(() => setOpen(false))
    trigger.current?.focus()
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const read = readOrigins(linesOf(text), texts)
    if (read.problem) return setError(read.problem)
    setSaving(true)
    setError(undefined)
    try {
      await onChange(read.origins)
      close()
    } catch (failure) {
      setError(translate(errorText(failure, labels.sitesFailed)))
    } finally {
      setSaving(false)
    }
  }

  if (!isOpen)
    return (
      <Button
        ref={trigger}
        size="sm"
        variant="ghost"
        className="-ms-2.5"
        aria-label={labels.sitesOf(label, origins.length)}
        onClick={open}
      >
        <Globe aria-hidden /> {labels.sites(origins.length)}
      </Button>
    )
  return (
    <form className="mt-2 flex flex-col gap-2" onSubmit={(event) => void save(event)} noValidate>
      <Field label={labels.sitesField} hint={labels.sitesHint} error={error}>
        <Textarea ref={field} value={text} onChange={(event) => setText(event.currentTarget.value)} />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary" loading={saving}>
          {labels.saveSites}
        </Button>
        <Button size="sm" variant="ghost" onClick={close}>
          {labels.cancel}
        </Button>
      </div>
    </form>
  )
}
