import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FileCredentials } from '@placard/domain/internal/files'

/** Source of the credentials that the identity pool hands out, such as a call of the API with somebody's session. */
export type CredentialsSource = () => Promise<FileCredentials>

/** Response to a call of Cognito. */
export interface CognitoResponse {
  status: number
  /** JSON text. */
  body: string
}

/** Content type of Cognito's calls and responses. */
export const COGNITO_TYPE = 'application/x-amz-json-1.1'

const IDENTITY = 'us-east-1:00000000-0000-4000-8000-000000000000'

/**
 * Answers the two calls of Amazon Cognito that `fromCognitoIdentityPool` sends. `target` is the header X-Amz-Target.
 * The credentials are those of the embedded S3 endpoint.
 */
export async function answerCognito(target: string, credentials: CredentialsSource): Promise<CognitoResponse> {
  const respond = (status: number, content: unknown) => ({ status, body: JSON.stringify(content) })
  if (target.endsWith('.GetId')) return respond(200, { IdentityId: IDENTITY })
  if (!target.endsWith('.GetCredentialsForIdentity'))
    return respond(400, { __type: 'UnknownOperationException', message: target })
  const { accessKeyId, secretAccessKey, sessionToken, expiration } = await credentials()
  return respond(200, {
    IdentityId: IDENTITY,
    Credentials: {
      AccessKeyId: accessKeyId,
      SecretKey: secretAccessKey,
      SessionToken: sessionToken,
      Expiration: Date.parse(expiration) / 1000,
    },
  })
}

/** Server of the two calls of Amazon Cognito, for pages of any origin. */
export interface CognitoServer {
  /** Endpoint for the client's configuration. */
  url: string
  close: () => Promise<void>
}

/** Starts the server on a free port of this machine. */
export async function startCognitoServer(credentials: CredentialsSource): Promise<CognitoServer> {
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
    await text(request)
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    const { status, body } = await answerCognito(String(request.headers['x-amz-target']), credentials)
    response.writeHead(status, { 'content-type': COGNITO_TYPE }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
