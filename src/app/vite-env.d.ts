/** true in development only: the inspector of charts (vite.config.ts) */
declare const __INSPECT__: boolean

interface Window {
  /** set by the head script of index.html in a browser below the list: the plain page stands there (scripts/build/belowTheList.ts) */
  __unsupported?: true
}
