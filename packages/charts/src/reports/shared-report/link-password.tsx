import { ApiError, endpoints } from '@placard/domain/api'
import { Form, PasswordField } from '@placard/forms'
import { useLabels } from '@placard/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { sharedReportLabels } from './shared-labels.js'

export interface LinkPasswordProps {
  /** Product name above the form. */
  brand?: ReactNode
  /** Opens the report. Errors thrown are shown: a wrong password at the field, others above it. */
  onSubmit: (password: string) => Promise<void>
  /** Heading level of the title: h1 where it is the page. @default 'h1' */
  titleAs?: 'h1' | 'h2'
}

/** Statuses with which a server refuses the password itself. */
const WRONG = [400, 401, 403, 422]

/** Page of a share link with a password. It says nothing about the report. */
export function LinkPassword({ brand, onSubmit, titleAs: Title = 'h1' }: LinkPasswordProps) {
  const labels = useLabels('sharedReport', sharedReportLabels)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <div data-slot="link-password" className="mx-auto flex w-full max-w-100 flex-col items-center text-ink">
      {brand}
      <Title
        ref={title}
        tabIndex={-1}
        className="mt-8 mb-2 text-balance text-center font-semibold text-title outline-none"
      >
        {labels.needsPassword}
      </Title>
      <p className="mb-6 text-pretty text-center text-dense text-ink-muted">{labels.passwordFromSender}</p>
      <Form
        schema={endpoints.unlockLink.body}
        defaultValues={{ password: '' }}
        onSubmit={async ({ password }) => {
          try {
            await onSubmit(password)
          } catch (failure) {
            throw failure instanceof ApiError && WRONG.includes(failure.status) ? atPassword(failure) : failure
          }
        }}
        fallback={labels.openFailed}
        failureTitle={labels.notOpened}
        submitLabel={labels.openReport}
        aria-label={labels.needsPassword}
        wide
        className="w-full"
      >
        <PasswordField name="password" label={labels.password} autoComplete="current-password" size="lg" />
      </Form>
    </div>
  )
}

/** Returns a refusal whose message is shown at the password. */
const atPassword = (failure: ApiError): ApiError =>
  failure.problems.length > 0
    ? failure
    : new ApiError(failure.message, {
        status: failure.status,
        problems: [{ path: 'password', message: failure.message }],
      })
