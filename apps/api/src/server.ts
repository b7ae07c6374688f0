// Before the rest of the server is loaded, which takes a second, so that a stop during it ends in words as well.
import './stop-on-signals.js'

await import('./run-server.js')
