import { Button, Field, Input } from '@placard/ui'
import { type SubmitEvent, useRef, useState } from 'react'

interface SaveViewProps {
  problemOf: (name: string) => string | undefined
  onSave: (name: string) => void
}

/** Renders the form that saves the current layout under a name. */
export function SaveView({ problemOf, onSave }: SaveViewProps) {
  const box = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  return (
    <form
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        event.stopPropagation()
        const wrong = problemOf(name)
        setProblem(wrong)
        if (wrong) box.current?.focus()
        else {
          onSave(name)
          setName('')
        }
      }}
      className="flex items-start gap-2"
    >
      <Field label="Save this layout as" hideLabel error={problem} className="flex-1">
        <Input
          ref={box}
          size="sm"
          autoComplete="off"
          placeholder="Save this layout as"
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value)
            setProblem(undefined)
          }}
        />
      </Field>
      <Button size="sm" type="submit">
        Save
      </Button>
    </form>
  )
}
