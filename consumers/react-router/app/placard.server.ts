import { createClient } from '@placard/domain/client'

const { PLACARD_URL, PLACARD_TOKEN = '' } = process.env

/** API client of this server. The name of the file keeps the token out of the browser. */
export const placard = createClient({ baseUrl: `${PLACARD_URL}/api`, token: PLACARD_TOKEN })
