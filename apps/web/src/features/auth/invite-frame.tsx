import { Link } from 'react-router-dom'
import { AuthFrame, textLink } from './auth-frame'

export const title = 'Convite'
export const toLogin = (
  <>
    Já tem conta?{' '}
    <Link to="/login" className={textLink}>
      Entrar
    </Link>
  </>
)

export function OpeningInvitation() {
  return (
    <AuthFrame title={title} subtitle="Abrindo o convite…" footer={toLogin}>
      {null}
    </AuthFrame>
  )
}
