// Lets Node run the server from its sources: '.js' in an import may mean the '.ts' beside it.
import { registerHooks } from 'node:module'

registerHooks({
  resolve(specifier, context, next) {
    try {
      return next(specifier, context)
    } catch (cause) {
      if (!specifier.startsWith('.') || !specifier.endsWith('.js')) throw cause
      return next(specifier.replace(/\.js$/, '.ts'), context)
    }
  },
})
