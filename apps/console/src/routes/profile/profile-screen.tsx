import { fullName, type Role, type User } from '@placard/domain'
import { Button, Card, CardBody, CardHeader, CardTitle, PageHeader } from '@placard/ui'
import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'

const ROLE_WORDS: Record<Role, string> = {
  staff: 'Staff: sees every campaign of the company',
  admin: 'Administrator: sees every campaign and manages users',
  advertiser: 'Advertiser: sees own campaigns',
  agency: 'Agency: sees own campaigns',
}

export interface ProfileScreenProps {
  /** Who is signed in. */
  user: User
  /** Chooses light or dark. */
  themeControl: ReactNode
  /** Ends the session. */
  onSignOut: () => void
}

/** A user's own page. */
export function ProfileScreen({ user, themeControl, onSignOut }: ProfileScreenProps) {
  return (
    <div className="flex max-w-[40rem] flex-col gap-4">
      <PageHeader
        title={fullName(user)}
        description="Your account and how the console looks in this browser"
        className="mb-2"
      />
      <Card>
        <CardHeader>
          <CardTitle>Account</CardTitle>
        </CardHeader>
        <CardBody>
          <dl className="grid grid-cols-[8rem_1fr] gap-x-4 gap-y-3 max-sm:grid-cols-1 max-sm:gap-y-1">
            <Entry name="Name">{fullName(user)}</Entry>
            <Entry name="E-mail">{user.email}</Entry>
            <Entry name="Role">{ROLE_WORDS[user.role]}</Entry>
          </dl>
        </CardBody>
      </Card>
      <Card>
        <CardHeader>
          <CardTitle>Theme</CardTitle>
        </CardHeader>
        <CardBody className="flex flex-wrap items-center justify-between gap-4">
          <p className="max-w-[44ch] text-dense text-ink-muted">
            Light, dark, or as your device says. Remembered in this browser.
          </p>
          {themeControl}
        </CardBody>
      </Card>
      <div>
        <Button onClick={onSignOut}>
          <LogOut aria-hidden /> Sign out
        </Button>
      </div>
    </div>
  )
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-dense text-ink-muted">{name}</dt>
      <dd className="mb-0 break-words text-body max-sm:mb-3">{children}</dd>
    </>
  )
}
