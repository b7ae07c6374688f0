import * as z from 'zod'
import { MAX_ID_LENGTH } from './id.js'

/** The id of a campaign, creative, user or any other entity. */
export const idSchema = z.string().min(1).max(MAX_ID_LENGTH)
