import { errorText } from '@placard/domain/api'
import type { CreatedAccessToken } from '@placard/domain/internal/account'
import { AccessTokenList, useTranslate } from '@placard/forms'
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
  useLabels,
} from '@placard/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { accessTokensQuery, revokeAccessTokenMutation } from '../../data/account/access-tokens.js'
import { useLazyDialog } from '../../parts/use-lazy-dialog.js'
import { profileLabels } from './profile-labels.js'

const NewTokenDialog = lazyPart(() => import('./new-token-dialog.js'))

/** Card with the access tokens of the signed-in user. */
export function AccessTokensCard() {
  const translate = useTranslate()
  const labels = useLabels('profile', profileLabels)
  const tokens = useQuery(accessTokensQuery)
  const revoke = useMutation(revokeAccessTokenMutation)
  const { show, isComing, dialog } = useLazyDialog(NewTokenDialog)
  const [created, setCreated] = useState<CreatedAccessToken>()
  return (
    <Card>
      <CardHeader>
        <CardTitle>{labels.accessTokens}</CardTitle>
        <CardActions>
          <Button size="sm" loading={isComing} onClick={show}>
            <Plus aria-hidden /> {labels.newToken}
          </Button>
        </CardActions>
      </CardHeader>
      <CardBody className="flex flex-col gap-4">
        {created && <NewSecret key={created.id} created={created} onDismiss={() => setCreated(undefined)} />}
        <AccessTokenList
          tokens={tokens.data}
          error={tokens.error ? translate(errorText(tokens.error, labels.pleaseTryAgain)) : undefined}
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
  const labels = useLabels('profile', profileLabels)
  const input = useRef<HTMLInputElement>(null)
  // The button that created it may be at the edge of the window, and the secret beyond.
  useEffect(() => {
    // Not returned: scrollIntoView of new browsers returns a promise, which React would take for the clean-up.
    input.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <Alert live tone="success" title={labels.copyNow(name)} onDismiss={onDismiss}>
      <p>{labels.secretHint}</p>
      <div className="mt-2 flex gap-2">
        <Input
          ref={input}
          readOnly
          value={token}
          aria-label={labels.accessToken}
          className="min-w-0 flex-1 font-mono"
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={token} targetRef={input} aria-label={labels.copyAccessToken} />
      </div>
    </Alert>
  )
}
