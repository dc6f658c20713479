import { runFromTerminal } from './product/console.ts'
import { startInstallation } from './product/installation.ts'

/** `npm start`: the whole product on this machine, outside parties included. */
runFromTerminal('Candidatura is starting', (options) =>
  startInstallation({ ...options, application: 'built' }),
)
