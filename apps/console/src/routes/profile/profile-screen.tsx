import { errorText, fullName, type ProfileInput, roleLabel, type User } from '@placard/domain'
import { ProfileForm } from '@placard/forms'
import {
  AlertDialog,
  AlertDialogContent,
  AlertDialogTrigger,
  Button,
  Card,
  CardBody,
  CardHeader,
  CardTitle,
  PageHeader,
} from '@placard/ui'
import { KeyRound, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppearanceCard, type AppearanceCardProps } from './appearance-card.js'

export interface ProfileScreenProps extends AppearanceCardProps {
  /** Signed-in user. */
  user: User
  /** Saves the names; errors thrown are shown in the form. */
  onSave: (names: ProfileInput) => Promise<void>
  /** Called with `true` when the form becomes dirty and `false` when it is saved or reset. */
  onDirtyChange?: (dirty: boolean) => void
  /** Opens the dialog for changing the password. */
  onChangePassword: () => void
  /** Card with the access tokens. */
  accessTokens?: ReactNode
  /** Ends the session. */
  onSignOut: () => void
  /** Ends all sessions of the user; rejects if the server cannot be reached. */
  onSignOutEverywhere: () => Promise<void>
}

/** Profile of the signed-in user. */
export function ProfileScreen({
  user,
  onSave,
  onDirtyChange,
  onChangePassword,
  onSignOut,
  onSignOutEverywhere,
  accessTokens,
  ...appearance
}: ProfileScreenProps) {
  return (
    <div className="flex max-w-[40rem] flex-col gap-4">
      <PageHeader title={fullName(user)} description={roleLabel(user.role)} className="mb-2" />
      <Card>
        <CardHeader>
          <CardTitle>Account</CardTitle>
        </CardHeader>
        <CardBody>
          <ProfileForm user={user} onSubmit={onSave} onDirtyChange={onDirtyChange} />
        </CardBody>
      </Card>
      <AppearanceCard {...appearance} />
      {accessTokens}
      <div className="flex flex-wrap gap-2">
        <Button onClick={onChangePassword}>
          <KeyRound aria-hidden /> Change password
        </Button>
        <Button onClick={onSignOut}>
          <LogOut aria-hidden /> Sign out
        </Button>
        <SignOutEverywhere onConfirm={onSignOutEverywhere} />
      </div>
    </div>
  )
}

interface SignOutEverywhereProps {
  /** Ends all sessions of the user. Errors thrown are shown in the dialog. */
  onConfirm: () => Promise<void>
}

/** Button that signs the user out on all devices, after a confirmation. */
function SignOutEverywhere({ onConfirm }: SignOutEverywhereProps) {
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="ghost">Sign out everywhere</Button>
      </AlertDialogTrigger>
      <AlertDialogContent
        title="Sign out everywhere?"
        description="You’ll be signed out on all devices, this one included."
        actionLabel="Sign out everywhere"
        onAction={onConfirm}
        labels={{ error: (failure) => errorText(failure, 'Couldn’t sign out everywhere. Please try again.') }}
      />
    </AlertDialog>
  )
}
