import type { ProfileInput, User } from '@placard/domain/account'
import { errorText } from '@placard/domain/api'
import { fullName, ROLE_NAMES, ROLE_RIGHTS, type SignOutEverywhereInput } from '@placard/domain/internal/account'
import { ProfileForm, useTranslate } from '@placard/forms'
import {
  AlertDialog,
  AlertDialogContent,
  AlertDialogTrigger,
  Button,
  Card,
  CardBody,
  CardHeader,
  CardTitle,
  Checkbox,
  PageHeader,
  useLabels,
} from '@placard/ui'
import { KeyRound, LogOut } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { AppearanceCard, type AppearanceCardProps } from './appearance-card.js'
import { profileLabels } from './profile-labels.js'

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
  /** Ends all sessions of the user, and revokes the access tokens on request; rejects if the server cannot be reached. */
  onSignOutEverywhere: (input: SignOutEverywhereInput) => Promise<void>
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
  const labels = useLabels('profile', profileLabels)
  const translate = useTranslate()
  return (
    <div className="flex max-w-[40rem] flex-col gap-4">
      <PageHeader
        title={fullName(user)}
        description={`${translate(ROLE_NAMES[user.role])} · ${translate(ROLE_RIGHTS[user.role])}`}
        className="mb-2"
      />
      <Card>
        <CardHeader>
          <CardTitle>{labels.account}</CardTitle>
        </CardHeader>
        <CardBody>
          <ProfileForm user={user} onSubmit={onSave} onDirtyChange={onDirtyChange} />
        </CardBody>
      </Card>
      <AppearanceCard {...appearance} />
      {accessTokens}
      <div className="flex flex-wrap gap-2">
        <Button onClick={onChangePassword}>
          <KeyRound aria-hidden /> {labels.changePassword}
        </Button>
        <Button onClick={onSignOut}>
          <LogOut aria-hidden /> {labels.signOut}
        </Button>
        <SignOutEverywhere onConfirm={onSignOutEverywhere} />
      </div>
    </div>
  )
}

interface SignOutEverywhereProps {
  /** Ends all sessions of the user. Errors thrown are shown in the dialog. */
  onConfirm: (input: SignOutEverywhereInput) => Promise<void>
}

/** Button that signs the user out on all devices, after a confirmation. */
function SignOutEverywhere({ onConfirm }: SignOutEverywhereProps) {
  const translate = useTranslate()
  const labels = useLabels('profile', profileLabels)
  const [revokeTokens, setRevokeTokens] = useState(false)
  return (
    <AlertDialog onOpenChange={() => setRevokeTokens(false)}>
      <AlertDialogTrigger asChild>
        <Button variant="ghost">{labels.signOutEverywhere}</Button>
      </AlertDialogTrigger>
      <AlertDialogContent
        title={labels.signOutQuestion}
        description={labels.signOutHint}
        actionLabel={labels.signOutEverywhere}
        onAction={() => onConfirm({ revokeTokens })}
        labels={{ error: (failure) => translate(errorText(failure, labels.signOutFailed)) }}
      >
        <Checkbox
          label={labels.revokeTokens}
          description={labels.revokeTokensHint}
          checked={revokeTokens}
          onCheckedChange={setRevokeTokens}
        />
      </AlertDialogContent>
    </AlertDialog>
  )
}
