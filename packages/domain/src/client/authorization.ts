import type { ClientRequest } from './send.js'

/** Parts of a request that say who makes it. */
type Access = Pick<ClientRequest, 'headers' | 'credentials'>

/** Sends requests with cookies or an access token. */
interface Authorization {
  usesToken: boolean
  /**
   * Sends a request with credentials, unless it is anonymous. On 401, fetches a new token and retries once. An anonymous one takes cookies to the page's own origin only: the proof of a share link's password is
   * one.
   */
  send: <R extends { status: number }>(request: (access: Access) => Promise<R>, anonymous?: boolean) => Promise<R>
}

interface Tokens {
  token: string | undefined
  getToken: (() => Promise<string>) | undefined
}

const withToken = (token: string): Access => ({ headers: { authorization: `Bearer ${token}` }, credentials: 'omit' })

/** Creates the authorization of a client: a fixed token, one that is fetched when it is needed, or cookies. */
export function createAuthorization({ token, getToken }: Tokens): Authorization {
  let current: Promise<string> | undefined
  /** Calls at the same moment share one token; a failure is not remembered. */
  function fetchToken(get: () => Promise<string>, after?: Promise<string>): Promise<string> {
    if (current && current !== after) return current
    const fetched = get()
    current = fetched
    fetched.catch(() => {
      if (current === fetched) current = undefined
    })
    return fetched
  }
  return {
    usesToken: token !== undefined || getToken !== undefined,
    async send(request, anonymous = false) {
      if (anonymous) return request({ headers: {}, credentials: 'same-origin' })
      if (token !== undefined) return request(withToken(token))
      if (!getToken) return request({ headers: {}, credentials: 'include' })
      const used = fetchToken(getToken)
      const response = await request(withToken(await used))
      return response.status === 401 ? request(withToken(await fetchToken(getToken, used))) : response
    },
  }
}
