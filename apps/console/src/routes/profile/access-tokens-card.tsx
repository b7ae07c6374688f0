import { type CreatedAccessToken, errorText } from '@placard/domain'
import { AccessTokenList } from '@placard/forms'
import {
  Alert,
  Button,
  Card,
  CardActions,
  CardBody,
  CardHeader,
  CardTitle,
  CopyButton,
  Input,
  lazyPart,
} from '@placard/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { accessTokensQuery, revokeAccessTokenMutation } from '../../data/access-tokens.js'
import { useLazyDialog } from '../../parts/use-lazy-dialog.js'

const NewTokenDialog = lazyPart(() => import('./new-token-dialog.js'))

/** Card with the access tokens of the signed-in user. */
export function AccessTokensCard() {
  const tokens = useQuery(accessTokensQuery)
  const revoke = useMutation(revokeAccessTokenMutation)
  const { show, isComing, dialog } = useLazyDialog(NewTokenDialog)
  const [created, setCreated] = useState<CreatedAccessToken>()
  return (
    <Card>
      <CardHeader>
        <CardTitle>Access tokens</CardTitle>
        <CardActions>
          <Button size="sm" loading={isComing} onClick={show}>
            <Plus aria-hidden /> New token
          </Button>
        </CardActions>
      </CardHeader>
      <CardBody className="flex flex-col gap-4">
        {created && <NewSecret created={created} onDismiss={() => setCreated(undefined)} />}
        <AccessTokenList
          tokens={tokens.data}
          error={tokens.error ? errorText(tokens.error, 'Please try again.') : undefined}
          onRetry={() => void tokens.refetch()}
          onRevoke={async (id) => {
            await revoke.mutateAsync(id)
            if (created?.id === id) setCreated(undefined)
          }}
          now={new Date()}
        />
        {dialog && <NewTokenDialog {...dialog} key={dialog.key} onCreated={setCreated} />}
      </CardBody>
    </Card>
  )
}

interface NewSecretProps {
  created: CreatedAccessToken
  onDismiss: () => void
}

/** The secret of a new token, which is shown once. */
function NewSecret({ created: { name, token }, onDismiss }: NewSecretProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Alert live tone="success" title={`Copy the token “${name}” now`} onDismiss={onDismiss}>
      <p>It won’t be shown again. Store it like a password.</p>
      <div className="mt-2 flex gap-2">
        <Input
          ref={input}
          readOnly
          value={token}
          aria-label="Access token"
          className="min-w-0 flex-1 font-mono"
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={token} targetRef={input} aria-label="Copy access token" />
      </div>
    </Alert>
  )
}
