import * as z from 'zod'
import { MAX_ID_LENGTH } from './id.js'

/** An id with one message for whatever is wrong with it. */
export const idSchemaWithMessage = (message: string) => z.string(message).min(1, message).max(MAX_ID_LENGTH, message)

/** The id of a campaign, creative, user or any other entity. */
export const idSchema = z.string().min(1).max(MAX_ID_LENGTH)
