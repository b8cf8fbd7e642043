import {
  credentialsSchema,
  passwordChangeSchema,
  signedInSchema,
  signedInSessionSchema,
  signInRecordSchema,
} from '@astaguide/contracts/account/auth';
import type { Owner } from '@astaguide/database/entities/account/owner.entity';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import {
  ApiBody,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { NoContent, Operation } from '../http/openapi/operation';
import { BodyLimit, Public } from '../http/route-options';
import { endSession, renewSession, type OwnerRequest } from '../http/session/sessions';
import { AccountService } from './account.service';
import { LoginGuard } from './guards';
import { markPassword } from './sign-in';
import { SignInHistory } from './sign-in-history.service';

/** Bytes: enough for the longest email address and password, even if every character is escaped. */
const BODY_LIMIT = 16 * 1024;

class CredentialsDto extends createZodDto(credentialsSchema) {}
class SignedInDto extends createZodDto(signedInSchema) {}
class PasswordChangeDto extends createZodDto(passwordChangeSchema) {}
class SignedInSessionDto extends createZodDto(signedInSessionSchema) {}
class SignInRecordDto extends createZodDto(signInRecordSchema) {}

@ApiTags('auth')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly account: AccountService,
    private readonly history: SignInHistory,
  ) {}

  @Public()
  @BodyLimit(BODY_LIMIT)
  @UseGuards(LoginGuard)
  @Post('login')
  @HttpCode(200)
  @Operation(
    'Sign in',
    'Signs the owner in and sets the session cookie. Wrong passwords are limited by network, and for all networks together.',
  )
  @ApiBody({ type: CredentialsDto })
  @ApiOkResponse({ type: SignedInDto })
  @ApiUnauthorizedResponse({ description: 'The email address or the password is wrong.' })
  @ApiTooManyRequestsResponse({ description: 'Too many wrong passwords.' })
  signIn(@Req() request: FastifyRequest & { user: Owner }): SignedInDto {
    return { email: request.user.email };
  }

  @Public()
  @BodyLimit(BODY_LIMIT)
  @Post('logout')
  @NoContent()
  @Operation('Sign out', 'Ends the session of the request, and answers the same without one.')
  async signOut(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await endSession(request, reply);
  }

  @Get('me')
  @Operation(
    'Read who is signed in',
    'The email address of the signed-in owner. Answers 401 if the session has ended.',
  )
  @ApiOkResponse({ type: SignedInDto })
  getSignedInOwner(@Req() { owner }: OwnerRequest): SignedInDto {
    return { email: owner.email };
  }

  @Post('password')
  @NoContent()
  @Operation('Change the password', 'Ends every other session of the owner, and gives this one a new cookie.')
  @ApiTooManyRequestsResponse({ description: 'Too many wrong passwords in this session.' })
  async changePassword(@Req() request: OwnerRequest, @Body() change: PasswordChangeDto): Promise<void> {
    const owner = await this.account.changePassword(request.owner, change, request.session.sessionId);
    await renewSession(request, markPassword(owner));
  }

  @Get('sessions')
  @Operation(
    'List sessions',
    'The browsers in which the owner is signed in: the current one first, then the most recently used.',
  )
  @ApiOkResponse({ type: [SignedInSessionDto] })
  listSessions(@Req() { owner, session }: OwnerRequest): Promise<SignedInSessionDto[]> {
    return this.account.listSessions(owner, session.sessionId);
  }

  @Get('sign-ins')
  @Operation(
    'List recent sign-ins',
    'Sign-ins of the last 90 days and attempts that failed, newest first. The latter are grouped by day and network.',
  )
  @ApiOkResponse({ type: [SignInRecordDto] })
  listSignIns(): Promise<SignInRecordDto[]> {
    return this.history.list();
  }

  @Delete('sessions/:id')
  @NoContent()
  @Operation('End a session', 'Signs a browser out. Ending the current session signs this browser out.')
  async endSession(
    @Req() request: OwnerRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Param('id') id: string,
  ): Promise<void> {
    const ended = await this.account.endSession(request.owner, id);
    if (ended === request.session.sessionId) await endSession(request, reply);
  }
}
