import { errorText, readOrigins } from '@placard/domain'
import { Button, Field, Textarea } from '@placard/ui'
import { Globe } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

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
    const read = readOrigins(linesOf(text))
    if (read.problem) return setError(read.problem)
    setSaving(true)
    setError(undefined)
    try {
      await onChange(read.origins)
      close()
    } catch (failure) {
      setError(errorText(failure, 'Couldn’t save the websites. Please try again.'))
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
        aria-label={`Websites of ${label}${origins.length > 0 ? `: ${origins.length}` : ''}`}
        onClick={open}
      >
        <Globe aria-hidden /> Websites{origins.length > 0 && ` (${origins.length})`}
      </Button>
    )
  return (
    <form className="mt-2 flex flex-col gap-2" onSubmit={(event) => void save(event)} noValidate>
      <Field
        label="Websites that may embed this report"
        hint="One address per line, such as https://www.example.com"
        error={error}
      >
        <Textarea ref={field} value={text} onChange={(event) => setText(event.currentTarget.value)} />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary" loading={saving}>
          Save websites
        </Button>
        <Button size="sm" variant="ghost" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
