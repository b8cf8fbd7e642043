import { passwordChangeSchema, signedInSessionSchema } from '@astaguide/contracts/account/auth';
import { Body, Controller, Delete, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { NoContent, Operation } from '../http/openapi/operation';
import { endSession, renewSession, type OwnerRequest } from '../http/session/sessions';
import { AccountService } from './account.service';
import { markPassword } from './sign-in';

class PasswordChangeDto extends createZodDto(passwordChangeSchema) {}
class SignedInSessionDto extends createZodDto(signedInSessionSchema) {}

@ApiTags('auth')
@Controller('api/auth')
export class AccountController {
  constructor(private readonly account: AccountService) {}

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

  @Delete('sessions/:id')
  @NoContent()
  @Operation('End a session', 'Signs a browser out. Ending the current session signs this browser out.')
  async endSession(
    @Req() request: OwnerRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Param('id') id: string,
  ): Promise<void> {
    await this.account.endSession(request.owner, id);
    if (this.account.isSession(request.session.sessionId, id)) await endSession(request, reply);
  }
}
