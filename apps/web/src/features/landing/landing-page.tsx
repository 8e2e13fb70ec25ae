import { usePageTitle } from '../../core/title'
import { CallToAction } from './call-to-action'
import { Features } from './features'
import { Footer } from './footer'
import { Hero } from './hero'
import { LandingHeader } from './landing-header'
import { Questions } from './questions'
import { Steps } from './steps'
import { Testimonials } from './testimonials'
import { Tour } from './tour'
import { Trust } from './trust'

/** What a visitor reads who is not signed in. */
export default function LandingPage() {
  usePageTitle('Petições, processos e clientes do escritório')
  return (
    <div className="overflow-x-clip scroll-smooth">
      <LandingHeader />
      <main>
        <Hero />
        <Tour />
        <Features />
        <Trust />
        <Steps />
        <Testimonials />
        <Questions />
        <CallToAction />
      </main>
      <Footer />
    </div>
  )
}
