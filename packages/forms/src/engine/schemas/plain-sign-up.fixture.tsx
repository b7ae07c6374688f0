import { type FormEvent, useState } from 'react'
import { type Problem, type SignUpInput, signUpSchema, validationError } from './schemas.js'

const schema = signUpSchema('placard.test')

const FIELDS = [
  ['firstName', 'First name', 'text', 'given-name'],
  ['lastName', 'Last name', 'text', 'family-name'],
  ['email', 'Email', 'email', 'email'],
  ['password', 'Password', 'password', 'new-password'],
  ['confirmPassword', 'Confirm password', 'password', 'new-password'],
] as const

interface PlainSignUpProps {
  /** Called with the validated values. */
  onSubmit: (values: SignUpInput) => void
}

/** Sign-up form of plain HTML elements with our schema and messages. */
export function PlainSignUp({ onSubmit }: PlainSignUpProps) {
  const [problems, setProblems] = useState<Problem[]>([])
  const findMessage = (name: string) => problems.find(({ path }) => path === name)?.message

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const typed = { ...Object.fromEntries(data), termsChecked: data.has('termsChecked') }
    const checked = schema.safeParse(typed)
    setProblems(checked.success ? [] : validationError(checked.error, typed).problems)
    if (checked.success) onSubmit(checked.data)
  }

  return (
    <form onSubmit={submit} noValidate aria-label="Plain sign-up" className="flex max-w-80 flex-col gap-3 text-body">
      {FIELDS.map(([name, label, type, autoComplete]) => (
        <div key={name} className="flex flex-col gap-1">
          <label htmlFor={`plain-${name}`}>{label}</label>
          <input
            {...{ name, type, autoComplete }}
            id={`plain-${name}`}
            aria-invalid={findMessage(name) !== undefined}
            aria-describedby={`plain-${name}-words`}
            className="border border-line-control bg-surface p-1"
          />
          <small id={`plain-${name}-words`}>{findMessage(name)}</small>
        </div>
      ))}
      <label>
        <input type="checkbox" name="termsChecked" aria-describedby="plain-terms-words" /> I accept the terms of use
      </label>
      <small id="plain-terms-words">{findMessage('termsChecked')}</small>
      <button type="submit" className="w-fit border border-line-control px-3 py-1">
        Sign up
      </button>
    </form>
  )
}
