/** What the worker of pdf.js imports before its own code, in a browser that needs it (scripts/build/viewerFiles.ts). */
import { installBuiltIns } from '#src/platform/polyfills/builtIns.ts'

installBuiltIns()
