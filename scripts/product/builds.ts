/** Mode of the build that path tests walk through: production, but for charts that tell what happens in them. */
export const walkedMode = 'walked'

/** Folder of a build, below the root. */
export const outDirOf = (mode: string): string => (mode === walkedMode ? 'dist-walked' : 'dist')
