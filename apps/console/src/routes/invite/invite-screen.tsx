import { type InviteInput, type InviteResult, ONLY_ADMINISTRATORS } from '@placard/domain'
import { InviteForm } from '@placard/forms'
import { Card, CardBody, ErrorState, LinkButton, PageHeader } from '@placard/ui'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.js'

export interface InviteScreenProps {
  /** Whether the one who looks at it may invite. */
  allowed: boolean
  /** The addresses to begin with. */
  emails?: readonly string[]
  /** Invites, and says what became of each address. */
  onInvite: (values: InviteInput) => Promise<readonly InviteResult[]>
  /** Hears whether there is something that is not sent. */
  onDirtyChange?: (dirty: boolean) => void
}

/** Invites people from outside the company; those inside sign up by themselves. */
export function InviteScreen({ allowed, emails, onInvite, onDirtyChange }: InviteScreenProps) {
  return (
    <div className="flex max-w-160 flex-col gap-4">
      <PageHeader
        title="Invite users"
        description="For people outside the company. Colleagues can sign up by themselves."
      />
      <Card>
        {allowed ? (
          <CardBody>
            <h2 className="sr-only">Invitations</h2>
            <InviteForm emails={emails} onSubmit={onInvite} onDirtyChange={onDirtyChange} />
          </CardBody>
        ) : (
          <ErrorState
            kind="forbidden"
            title={ONLY_ADMINISTRATORS}
            description="Ask an administrator to invite them."
            action={
              <LinkButton asChild>
                <Link to={paths.dashboard}>Go to the dashboard</Link>
              </LinkButton>
            }
          />
        )}
      </Card>
    </div>
  )
}
