import { fullName, type ProfileInput, type Role, type User } from '@placard/domain'
import { ProfileForm } from '@placard/forms'
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
  /** Saves the names; what it throws is shown in the form. */
  onSave: (names: ProfileInput) => Promise<void>
  /** Hears whether there are names that are not saved. */
  onDirtyChange?: (dirty: boolean) => void
  /** Ends the session. */
  onSignOut: () => void
}

/** A user's own page. */
export function ProfileScreen({ user, themeControl, onSave, onDirtyChange, onSignOut }: ProfileScreenProps) {
  return (
    <div className="flex max-w-[40rem] flex-col gap-4">
      <PageHeader title={fullName(user)} description={ROLE_WORDS[user.role]} className="mb-2" />
      <Card>
        <CardHeader>
          <CardTitle>Account</CardTitle>
        </CardHeader>
        <CardBody>
          <ProfileForm user={user} onSubmit={onSave} onDirtyChange={onDirtyChange} />
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
