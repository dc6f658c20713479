const secret = 'a-secret-of-more-than-thirty-two-characters'

/** The settings that the sandbox can't do without. */
export const sandboxEnv = {
  SANDBOX: 'on',
  SINGLE_ACCOUNT_CLIENT_ID: 'candidatura',
  SINGLE_ACCOUNT_CLIENT_SECRET: secret,
  ESIGN_SECRET: secret,
  GATEWAY_SECRET: secret,
  GATEWAY_NOTICE_SECRET: secret,
  REGISTERS_SECRET: secret,
}
