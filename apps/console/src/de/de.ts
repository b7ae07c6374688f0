// German of the whole console, loaded when it is first shown.
import { de as charts } from '@placard/charts/de'
import { de as forms } from '@placard/forms/de'
import type { PlacardCatalog } from '@placard/ui'
import { fileManager } from './file-manager.js'
import { messages } from './messages.js'
import { routes } from './routes.js'
import { samples } from './samples.js'
import { shell } from './shell.js'

/** German catalog of the console and its packages. */
export const de: PlacardCatalog = {
  ...charts,
  ...forms,
  ...shell,
  ...routes,
  fileManager,
  ...samples,
  messages: { ...forms.messages, ...messages },
}
