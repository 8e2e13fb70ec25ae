// What the environment says of a running office must not leak into tests.
const settings = new RegExp(
  '^(PORT|HOST|DATA_DIR|DATABASE_URL|JWT_SECRET|AUDIT_KEY|STORAGE_URL|OPENAI_.*|MAX_UPLOAD_MB|ALLOW_REGISTRATION|TRUST_PROXY|PASSWORD_RULES' +
    '|PASSWORD_RESET_DELIVERY|SMTP_URL|MAIL_FROM|LOG_LEVEL|MODEL_.*|AGENT_.*|METRICS_TOKEN|LAW_.*|BACKUP_.*)$',
)

/**
 * The environment without the application's settings; NODE_ENV is left to the tools. @returns
 * {NodeJS.ProcessEnv}
 */
export const cleanEnv = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && !settings.test(name)),
  )
