import { fullName, type ProfileInput, roleText, type User } from '@placard/domain'
import { ProfileForm } from '@placard/forms'
import { Button, Card, CardBody, CardHeader, CardTitle, PageHeader } from '@placard/ui'
import { LogOut } from 'lucide-react'
import { AppearanceCard, type AppearanceCardProps } from './appearance-card.js'

export interface ProfileScreenProps extends AppearanceCardProps {
  /** Who is signed in. */
  user: User
  /** Saves the names; what it throws is shown in the form. */
  onSave: (names: ProfileInput) => Promise<void>
  /** Hears whether there are names that are not saved. */
  onDirtyChange?: (dirty: boolean) => void
  /** Ends the session. */
  onSignOut: () => void
}

/** A user's own page. */
export function ProfileScreen({ user, onSave, onDirtyChange, onSignOut, ...appearance }: ProfileScreenProps) {
  return (
    <div className="flex max-w-[40rem] flex-col gap-4">
      <PageHeader title={fullName(user)} description={roleText(user.role)} className="mb-2" />
      <Card>
        <CardHeader>
          <CardTitle>Account</CardTitle>
        </CardHeader>
        <CardBody>
          <ProfileForm user={user} onSubmit={onSave} onDirtyChange={onDirtyChange} />
        </CardBody>
      </Card>
      <AppearanceCard {...appearance} />
      <div>
        <Button onClick={onSignOut}>
          <LogOut aria-hidden /> Sign out
        </Button>
      </div>
    </div>
  )
}
