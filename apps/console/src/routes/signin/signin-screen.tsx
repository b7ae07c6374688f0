import type { LoginInput } from '@placard/domain'
import { SignInForm } from '@placard/forms'
import type { ReactNode } from 'react'
import { BrandMark } from '../../shell/brand-mark.js'

export interface SignInScreenProps {
  /** The company that runs the console. */
  company: string
  /** Chooses light or dark; it may come later than the form. */
  themeControl: ReactNode
  /** Signs in; what it throws is shown in the form. */
  onSubmit: (values: LoginInput) => Promise<void>
}

/** The way in: one card, and nothing to distract from it. */
export function SignInScreen({ company, themeControl, onSubmit }: SignInScreenProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-canvas text-ink">
      <header className="flex h-13 items-center justify-between px-4 md:px-6">
        <span className="flex items-center gap-2 font-semibold">
          <BrandMark />
          {company}
        </span>
        {themeControl}
      </header>
      <main id="content" className="flex flex-1 flex-col items-center px-4 pt-[12vh] pb-12">
        <div className="w-full max-w-100 rounded-card border border-line-subtle bg-surface p-6 sm:p-8">
          <h1 className="font-semibold text-ink text-page outline-none" tabIndex={-1}>
            Sign in
          </h1>
          <p className="mt-1 mb-6 text-dense text-ink-muted">to your campaigns and their reports</p>
          <SignInForm onSubmit={onSubmit} />
        </div>
      </main>
    </div>
  )
}
